import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../checks/remote-folders.ts';
import { root, run, type Finished } from '../checks/run.ts';
import { circleIn, graphOf, mermaid, withoutImplied, type Import } from './graph.ts';
import { plans } from './plans.ts';

export const page = path.join(root, 'docs/architecture.md');

/** Of their production code: folders import each other one way. */
export const folderRules = path.join(root, 'tools/scripts/rooms/folders.cjs');
export const TREES = [
  'host',
  ...remoteFolders(),
  'shared',
  'api',
  'console',
  'delivery',
  'world',
  'e2e',
  ...['adapter-medusa', 'conformance', 'create-remote', 'gallery', 'pictures', 'shop'].map((tool) => `tools/${tool}`),
];

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; cycle?: { name: string }[] }[] };
}

/**
 * Every import between two files of the workspace, without those of tests. @throws Error when it cannot be read, or naming
 * folders that import each other in a circle
 */
const imports = async (): Promise<Import[]> => {
  const args = ['--config', folderRules, '--output-type', 'json', ...TREES, 'tools/scripts'];
  const { modules, summary } = JSON.parse((await run('depcruise', args)).output) as Cruised;
  const circles = summary.violations.map(({ from, cycle = [] }) =>
    [from, ...cycle.map(({ name }) => name)].join(' → '),
  );
  if (circles.length > 0) throw new Error(`folders in a circle:\n${circles.join('\n')}`);
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
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
