import { classesIn, classesUsed, lostClasses } from './css-classes.ts';

const css = `@layer page {
  /* .gone */
  .row, .row > .name:has(:global(.foreign)) { background: url(x.png); }
  @media (min-width: 1.5rem) { .wide { inset: 0.5rem; } }
}`;

test('the classes of a CSS module are those of its selectors', () => {
  expect([...classesIn(css)]).toEqual(['row', 'name', 'wide']);
});

test('the classes that a file names are told by module; some are chosen by a value', () => {
  const source =
    "import row from './row.module.css';\nconst a = [row.name, row[kind]];\nimport x from './x.module.css';\nx.y;";
  expect(classesUsed(source)).toEqual([
    { module: './row.module.css', names: new Set(['name']), isChosen: true },
    { module: './x.module.css', names: new Set(['y']), isChosen: false },
  ]);
});

test('a class that is named and not there is lost, and so is one that is there and named nowhere', () => {
  const view = (used: string) => ({ file: 'a/view.tsx', source: `import styles from './row.module.css';\n${used}` });
  expect(lostClasses([view('styles.row; styles.title; styles.name')], () => css)).toEqual([
    'a/view.tsx: a/row.module.css has no class title',
    'a/row.module.css: nothing names .wide',
  ]);
  expect(lostClasses([view('styles.row'), view('styles[kind]')], () => css)).toEqual([]);
});
