import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../checks/remote-folders.ts';
import { root, run, type Finished } from '../checks/run.ts';
import { circleIn, graphOf, mermaid, withoutImplied, type Import } from './graph.ts';
import { plans } from './plans.ts';

export const page = path.join(root, 'docs/architecture.md');

const TREES = ['host', ...remoteFolders(), 'shared', 'api', 'delivery', 'world', 'pictures', 'gallery'];
const forTests = /\.test\.tsx?$|\/(?:testing|qa)\/|\/testing\.ts$|\/standalone\.tsx$/;

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** Every import between two files of the workspace, without those of tests. @throws Error when it cannot be read */
const imports = async (): Promise<Import[]> => {
  const config = path.join(root, '.dependency-cruiser.cjs');
  const { output } = await run('depcruise', ['--config', config, '--output-type', 'json', ...TREES]);
  const { modules } = JSON.parse(output) as Cruised;
  return modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => !forTests.test(from) && !forTests.test(to));
};

/** The pictures of all plans as Markdown. @throws Error naming a circle of rooms */
export const drawn = async (): Promise<string> => {
  const all = await imports();
  const pictures = plans.map(({ title, roomOf }) => {
    const graph = graphOf(all, (file) => roomOf(file) || undefined);
    const circle = circleIn(graph);
    if (circle) throw new Error(`${title}: rooms in a circle, ${circle.join(' → ')}`);
    return `**${title}**\n\n${mermaid(withoutImplied(graph))}`;
  });
  return `\n\n${pictures.join('\n\n')}\n\n`;
};

const between = /(?<=<!-- rooms: written by `pnpm rooms` -->)[\s\S]*(?=<!-- end of rooms -->)/;

export const withPicture = (text: string, picture: string): string => text.replace(between, () => picture);

/** Fails when the page shows another picture than the imports give, or when rooms import each other in a circle. */
export const roomsAsDrawn = async (): Promise<Finished> => {
  const text = readFileSync(page, 'utf8');
  try {
    const ok = between.test(text) && withPicture(text, await drawn()) === text;
    return { ok, output: ok ? '' : 'docs/architecture.md shows other rooms than the imports do: run `pnpm rooms`' };
  } catch (error) {
    return { ok: false, output: String(error) };
  }
};
