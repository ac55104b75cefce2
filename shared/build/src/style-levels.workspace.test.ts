import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { levels, styleLevels, writeStyleLevels } from './style-levels.ts';

/** The levels of an invented package, by the names of its sheets. */
const levelsOf = (files: Record<string, string>, settings = '{}') => {
  const folder = mkdtempSync(path.join(tmpdir(), 'levels-'));
  const all: Record<string, string> = { ...files, '../package.json': settings };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(folder, 'src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const found = [...styleLevels(path.join(folder, 'src'))];
  return Object.fromEntries(found.map(([sheet, level]) => [path.basename(sheet, '.module.css'), level]));
};

/** A component with a sheet of its own that is made of others. */
const component = (name: string, ...others: string[]): string =>
  [...others.map((other) => `import { X } from './${other}.tsx';`), `import styles from './${name}.module.css';`].join(
    '\n',
  );

test('a sheet is above those of the components that its own is made of, however far away they are', () => {
  const found = levelsOf({
    'card.tsx': component('card', 'picture', 'plain'),
    'picture.tsx': component('picture'),
    'plain.tsx': `import { Icon } from './deep/icon.tsx';`,
    'deep/icon.tsx': `import type { A } from './a.ts';\nimport styles from './icon.module.css';`,
    'page.tsx': `const Card = lazy(() => import('./card.tsx'));\nimport styles from './page.module.css';`,
  });
  expect(found).toEqual({ card: 'b', picture: 'a', icon: 'a', page: 'c' });
});

test('an alias of the package stands for every file that it may choose; tests count for nothing', () => {
  const settings = '{ "imports": { "#foot": { "browser": "./src/late.tsx", "default": "./src/foot.tsx" } } }';
  const found = levelsOf(
    {
      'layout.tsx': `import { Foot } from '#foot';\nimport styles from './layout.module.css';`,
      'foot.tsx': component('foot'),
      'foot.test.tsx': `import { Layout } from './layout.tsx';\nimport styles from './foot.module.css';`,
    },
    settings,
  );
  expect(found).toEqual({ layout: 'b', foot: 'a' });
});

test('sheets that use each other never share a level, and every build gives them the same', () => {
  const files = {
    'page.tsx': component('page', 'form').concat(`\nimport rows from './rows.module.css';`),
    'form.tsx': `import { List } from './list.tsx';\nimport styles from './page.module.css';`,
    'list.tsx': component('rows'),
  };
  const found = levelsOf(files);
  expect(found.page).not.toBe(found.rows);
  expect(levelsOf(files)).toEqual(found);
});

test('more levels than there are end the build', () => {
  const deep = levels.map((_, place) => [`c${place}.tsx`, component(`c${place}`, `c${place + 1}`)]);
  expect(() => levelsOf({ ...Object.fromEntries(deep), 'c8.tsx': component('c8') })).toThrow(/nested deeper/);
});

const packages = ['shared/ui', 'shared/forms', 'host', 'remote-catalog', 'remote-cart-checkout'];
test.each([...packages, 'remote-account', 'remote-membership'])('the sheets of %s have their levels', (name) => {
  const folder = path.resolve(import.meta.dirname, '../../..', name, 'src');
  expect(styleLevels(folder).size).toBeGreaterThan(0);
});

test('a packed package keeps the levels of its sources, of whose imports its compiled files have lost those of types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'levels-'));
  const [sources, packed] = ['sources/src', 'packed/src'].map((name) => path.join(folder, name)) as [string, string];
  for (const at of [sources, packed]) mkdirSync(at, { recursive: true });
  writeFileSync(
    path.join(sources, 'card.tsx'),
    `import type { Of } from './part.tsx';\nimport styles from './card.module.css';`,
  );
  writeFileSync(path.join(packed, 'card.js'), `import styles from './card.module.css';`);
  writeFileSync(path.join(sources, 'part.tsx'), component('part'));
  writeFileSync(path.join(packed, 'part.js'), component('part'));
  writeStyleLevels(sources, packed);
  const found = [...styleLevels(packed)];
  expect(found).toEqual([
    [path.join(packed, 'card.module.css'), 'b'],
    [path.join(packed, 'part.module.css'), 'a'],
  ]);
});
