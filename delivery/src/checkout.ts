import path from 'node:path';

/** This package was installed from a packed file. */
const isInstalled = import.meta.dirname.split(path.sep).includes('node_modules');

/** The workspace that this file is part of; null where the package was installed from a packed file. */
export const workspace: string | null = isInstalled ? null : path.resolve(import.meta.dirname, '../..');
