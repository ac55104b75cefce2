import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeScripts, manifestOf } from '../delivery.ts';
import { writeManifest } from '../manifest.ts';
import type { Fault, Part, Side } from './cells.ts';

const half = { browser: 'client', server: 'server' } as const;

/** Code of a module that a fault puts first; `exported` is what the module calls its exports. */
const broken: Partial<Record<Fault, (exported: string) => string>> = {
  'throw at import': () => 'throw new Error("broken at import");',
  'throw in render': (exported) => `${exported}.default=()=>{throw new Error("broken in render")};return;`,
  // The gate tries modules in a process of its own: it loops in browsers and in threads of the web server alone.
  'endless loop': () =>
    'if(globalThis.document||!process.getBuiltinModule("node:worker_threads").isMainThread)for(;;);',
};

interface Broken {
  side: Side;
  part: Part;
  expose: string;
  fault: Fault;
}

/** The number of the module that an entry hands out as this expose. */
const moduleOf = (entry: string, expose: string): string => {
  const [, found] = new RegExp(`"${expose.replace('.', '\\.')}":[^]*?\\.then\\([^]*?\\w\\((\\d+)\\)`).exec(entry) ?? [];
  if (!found) throw new Error(`the entry has no ${expose}`);
  return found;
};

/** Builds a fault into a release: what comes is what was released and signed, and its own code is at fault. */
export const breakRelease = (folder: string, { side, part, expose, fault }: Broken): void => {
  if (part === 'manifest') return writeManifest(folder, { ...manifestOf(folder), platform: '^2.0.0' });
  const { entry } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    entry: { client: string; server: string };
  }; // written by delivery
  const entryFile = `${half[side]}/${entry[half[side]]}`;
  let changes = 0;
  const changed = (text: string): string => {
    changes += 1;
    return text;
  };
  const code = broken[fault];
  const module = part === 'entry' ? '' : moduleOf(readFileSync(path.join(folder, entryFile), 'utf8'), expose);
  const factory = new RegExp(`(?<=[,{\\s])(${module}\\s?\\((?:\\w+)?(?:, ?(\\w+))?[^)]*\\)\\s?\\{)`);
  changeScripts(folder, (file, text) => {
    if (!file.startsWith(half[side])) return text;
    if (fault === 'wrong platform' && file === entryFile)
      return changed(text.replaceAll(/"\^3\.\d+\.\d+"/g, '"^2.0.0"'));
    if (!code) return text;
    if (part === 'entry') return file === entryFile ? changed(`${code('')}${text}`) : text;
    return text.replace(factory, (head: string, _all: string, exported = '') => changed(`${head}${code(exported)}`));
  });
  if (changes !== 1) throw new Error(`${fault} was built into ${changes} scripts of ${folder}`);
};
