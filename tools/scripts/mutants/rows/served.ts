// Loaded before anything else of a process (`--import`): whoever reads a source of the product there is given the
// instrumented one, Node's own loader as well as jest, and the processes that they start.
import fs from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const { readFileSync } = fs;
const { ROWS_INDEX: index = '' } = process.env;
const served = new Map<string, string>(Object.entries(JSON.parse(readFileSync(index, 'utf8'))));

registerHooks({
  load(url, context, next) {
    const instead = url.startsWith('file:') ? served.get(fileURLToPath(url)) : undefined;
    const found = next(url, context);
    return instead === undefined ? found : { ...found, source: readFileSync(instead) };
  },
});

fs.readFileSync = ((file: fs.PathOrFileDescriptor, options: undefined) =>
  readFileSync((typeof file === 'string' && served.get(file)) || file, options)) as typeof readFileSync;
