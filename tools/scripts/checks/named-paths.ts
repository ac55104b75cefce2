import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stepsIn } from '../../../e2e/support/how-to-steps.ts';
import { root, run, type Finished } from './run.ts';

const codeBlock = /^```[\s\S]*?^```/gm;
const codeSpan = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)\)/g;

const withoutBlocks = (text: string): string => text.replaceAll(codeBlock, '');

/** Inline code that is a path, or a pattern of paths, below one of the top folders: `api/src/app.ts`, `e2e/**`. */
export const pathsInCode = (text: string, folders: ReadonlySet<string>): string[] =>
  [...withoutBlocks(text).matchAll(codeSpan)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w.-]+\/[^\s<>…]*$/.test(code) && folders.has(code.slice(0, code.indexOf('/'))));

/** Files that a text links: without addresses of the web and places within the page. */
export const linkedFiles = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(link)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^\w+:/.test(target));

/** Names that a text says to be in a file: `product` in `shared/contract/src/paths/shop.ts`. */
export const namesInFiles = (text: string): { name: string; file: string }[] =>
  [...withoutBlocks(text).matchAll(/`(\w+)` in `([\w./-]+\.tsx?)`/g)].map(([, name = '', file = '']) => ({
    name,
    file,
  }));

const hasName = ({ name, file }: { name: string; file: string }): boolean =>
  new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(root, file), 'utf8'));

/** Fails when a README or a page of docs names a file that is not there, in code or in a link, or a name that its file lacks. */
export const namedPaths = async (): Promise<Finished> => {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = listed.output.split('\n');
  const folders = new Set(files.flatMap((file) => file.match(/^[^/]+(?=\/)/) ?? []));
  const isThere = (pattern: string): boolean => globSync(pattern.replace(/\/$/, ''), { cwd: root }).length > 0;
  const texts = files.filter((file) => /^docs\/.*\.md$|README\.md$/.test(file) && existsSync(path.join(root, file)));
  const missing = texts.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // A how-to names what its reader makes.
    const made = new Set(stepsIn(text).flatMap((step) => (step.kind === 'write' ? [step.file] : [])));
    const names = namesInFiles(text).filter((one) => existsSync(path.join(root, one.file)) && !hasName(one));
    return [
      ...pathsInCode(text, folders).filter((named) => !made.has(named) && !isThere(named)),
      ...linkedFiles(text).filter((target) => !existsSync(path.join(root, path.dirname(file), target))),
      ...names.map((one) => `${one.name} in ${one.file}`),
    ].map((named) => `${file} names ${named}, which is not there`);
  });
  return { ok: missing.length === 0, output: missing.join('\n') };
};
