import { fileURLToPath } from 'node:url';

/** SQL files in the order of their journal, applied at every start. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
