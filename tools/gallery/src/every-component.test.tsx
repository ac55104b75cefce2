import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@shop/contract';
import * as forms from '@shop/forms';
import * as ui from '@shop/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

interface Meta {
  component: unknown;
  subcomponents?: Readonly<Record<string, unknown>>;
}
interface Story {
  render: (props: object, context: { globals: { language: string } }) => ReactNode;
}
interface StoryFile {
  file: string;
  source: string;
  meta: Meta;
  stories: readonly [name: string, story: Story][];
}

const folder = path.resolve(__dirname, '../stories');
const files = globSync('**/*.stories.tsx', { cwd: folder }).map((file): StoryFile => {
  // The stories themselves, as the gallery has them.
  const { default: meta, ...stories } = jest.requireActual<{ default: Meta } & Record<string, Story>>(
    path.join(folder, file),
  );
  const source = readFileSync(path.join(folder, file), 'utf8');
  return { file, source, meta, stories: Object.entries(stories) as unknown as StoryFile['stories'] };
});

/** What a package shows is a component when its name has a capital letter: hooks, rules and functions have none. */
const componentsOf = (shown: object): [string, unknown][] =>
  Object.entries(shown).filter(([name]) => /^[A-Z]/.test(name));

/** Whether a file of stories says that it is of a component, and draws it. */
const isOf = ({ meta, source }: StoryFile, name: string, component: unknown): boolean =>
  [meta.component, ...Object.values(meta.subcomponents ?? {})].includes(component) &&
  new RegExp(`<${name}\\b`).test(source);

test.each([
  ['@shop/ui', ui],
  ['@shop/forms', forms],
])('every component of %s has a story', (_, shown) => {
  const all = componentsOf(shown);
  expect(all).not.toEqual([]);
  const without = all.filter(([name, component]) => !files.some((file) => isOf(file, name, component)));
  expect(without.map(([name]) => name)).toEqual([]);
});

const stories = files.flatMap(({ file, stories }) =>
  stories.flatMap(([name, story]) => languages.map((language) => ({ file, name, language, story }))),
);

test.each(stories)('$file $name is drawn in $language from texts of the shop', ({ story, language }) => {
  const { container } = render(<>{story.render({}, { globals: { language } })}</>);
  expect(document.documentElement.lang).toBe(language);
  expect(container.querySelector('main')?.childElementCount).toBeGreaterThan(0);
});
