#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Loading this program is most of what a rollback takes: from the second time on it is loaded as it was compiled.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));

await import('./run.ts');
