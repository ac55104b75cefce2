import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Most of a command's time is the compiling of what it loads, so what it loads has to come after this.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled'));
const { runCommandLine } = await import('./command-line.ts');
process.exitCode = await runCommandLine(process.argv.slice(2));
