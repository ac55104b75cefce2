import { sheetParts } from './sheet-parts.ts';
import { rulesOf, styledPage } from './used-rules.ts';

const usedOf = (sheets: string[], markup: string) => rulesOf(sheets.map(sheetParts))(styledPage(markup));
const used = (css: string, markup: string) => usedOf([css], markup);
const page = '<main class="a b"><p class="c">x</p></main>';

test('X-158 a rule stays when the page has the classes of one of its selectors, and only that selector', () => {
  expect(used('.a{x:1}.d{x:2}.a .c,.d .c{x:3}.a.d{x:4}', page)).toBe('.a{x:1}.a .c{x:3}');
});

test('X-158 what names no class stays, and so does what asks for one of several, or for none', () => {
  const css = 'p{x:1}:root{x:2}*{x:3}.a:not(.d){x:4}:is(.a,.d) p{x:5}.a:has(>.e:not(.f)){x:6}html:has(dialog){x:7}';
  expect(used(css, page)).toBe(css);
});

test('X-158 groups keep what is used of them; a layer keeps its place also when nothing is', () => {
  const css = '@layer one,two;@layer one{.d{x:1}}@media (width>=1px){.d{x:2}}@media print{.c{x:3}}@layer two{.a{x:4}}';
  expect(used(css, page)).toBe('@layer one;@layer two{.a{x:4}}@media print{.c{x:3}}');
  const inGroup = '@layer one{.a{x:1}}@media print{@layer two{.c{x:2}}@layer three{.d{x:3}}}@layer four;';
  expect(used(inGroup, page)).toBe('@layer one{.a{x:1}}@layer four;@media print{@layer two{.c{x:2}}@layer three;}');
});

test('X-158 movements stay when a rule names them, fonts always', () => {
  const css = '@font-face{font-family:x}@keyframes go{to{x:1}}@keyframes stay{to{x:2}}.a{animation:go 1s}';
  expect(used(css, page)).toBe('@font-face{font-family:x}.a{animation:go 1s}@keyframes go{to{x:1}}');
});

test('what asks for an element or an attribute that the page has not goes, until the shell brings it', () => {
  const field =
    '<form class="a"><input autoComplete="off" aria-invalid="false" data-n="1"/><svg viewBox="0 0 1 1"/></form>';
  const stays = '.a input{x:1}[autocomplete=off]{x:2}input[aria-invalid=false]:hover{x:3}.a>svg{x:4}[data-n^="1"]{x:5}';
  const goes = '.a table{x:1}[aria-invalid=true]{x:2}.a[aria-busy]{x:3}.a:disabled{x:4}.a+select>option{x:5}';
  expect(used(stays + goes, field)).toBe(stays);
});

test('X-467 what only scripts begin is drawn by the whole sheets: no page carries its rules', () => {
  expect(used('.a{x:1}::view-transition-group(*),::view-transition-old(*){x:2}', page)).toBe('.a{x:1}');
});

test('X-266 an element is another one than those whose names it begins, and a quotation mark in a text hides nothing', () => {
  const text = '<aside class="a">It says b="<img alt="x" data-n=1/><p class="c">1</p></aside>';
  const stays = 'aside .c{x:1}[alt=x]{x:2}[data-n]{x:3}';
  expect(used(`${stays}a{x:4}[data-n="1"]{x:5}`, text)).toBe(stays);
});

test('what the browser or the start script sets on a page by itself stays', () => {
  const css = '.a[open]{x:1}[data-held]{x:2}[data-start-notice]{x:3}.a::backdrop{x:4}.a:focus-visible{x:5}';
  expect(used(css, page)).toBe(css);
});

test('what two sheets have in common is written once; the same elsewhere, or in other groups, is not the same', () => {
  const both = '@layer ui{.a{x:1}.c{x:2}@media print{.a{x:1}}}@font-face{font-family:x}';
  expect(usedOf([both], page)).toBe(both);
  expect(usedOf([both, `${both}@layer page{.a{x:1}}.b{x:3}@layer ui{.a{x:3}}`], page)).toBe(
    '@layer ui{.a{x:1}.c{x:2}@media print{.a{x:1}}.a{x:3}}@layer page{.a{x:1}}@font-face{font-family:x}.b{x:3}',
  );
});

test('X-257 a property that has one value on the whole page is written as that value, and not declared', () => {
  const host =
    '@layer tokens{:root{--gap:.5rem;--ink:#1f2925;--gutter:1rem}@media (width>=768px){:root{--gutter:2rem}}}';
  const remote = '.a{margin:calc(-1*var(--gap)) var(--gutter);border:1px solid var(--ink);--size:2px;x:var(--size)}';
  expect(usedOf([host, remote], page)).toBe(
    '@layer tokens{:root{--gutter:1rem}@media (width>=768px){:root{--gutter:2rem}}}' +
      '.a{margin:calc(-1*.5rem) var(--gutter);border:1px solid #1f2925;--size:2px;x:var(--size)}',
  );
});

test('X-257 a property stays that another rule sets, the markup reads, or something else may stand in for', () => {
  const root = ':root{--a:1px;--b:2px;--c:3px;--d:var(--c)}';
  const rules = '.a{--a:4px;x:var(--a)}.c{y:var(--b,var(--c))}';
  expect(used(root + rules, page)).toBe(':root{--a:1px;--b:2px;--d:3px}.a{--a:4px;x:var(--a)}.c{y:var(--b,3px)}');
  expect(used(':root{--a:1px}', '<main style="x:var(--a)"></main>')).toBe(':root{--a:1px}');
});

test('X-257 a value stays apart from what follows it', () => {
  expect(used(':root{--a:1px;--b:#fff}p{x:var(--a)solid var(--b)/var(--a) var(--a)}', page)).toBe(
    'p{x:1px solid #fff/1px 1px}',
  );
});

test('X-251 sheets are prepared once: their pages read nothing of them, and ask once for each thing that selectors look for', () => {
  let reads = 0;
  const watched = <T extends object>(value: T): T =>
    new Proxy(value, {
      get(target, name, receiver) {
        reads += 1;
        const found: unknown = Reflect.get(target, name, receiver);
        return typeof found === 'object' && found !== null ? watched(found) : found;
      },
    });
  const css = '@layer ui{.a{x:1}.a .c,.d{x:2}@media print{.a{x:3}.c{x:4}}}@keyframes go{to{x:1}}.c{animation:go 1s}';
  const rules = rulesOf([watched(sheetParts(css))]);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  const write = (markup: string) => {
    const asked: string[] = [];
    const { has, read } = styledPage(markup);
    const text = rules({ has: (needed) => asked.push(needed) > 0 && has(needed), read });
    return { asked: asked.toSorted(), text };
  };
  const first = write(page);
  expect(first.asked).toEqual(['.a', '.c', '.d']);
  expect(first.text).toBe(used(css, page));
  const other = '<p class="d">x</p>';
  expect(write(other).text).toBe(used(css, other));
  expect(write(page)).toEqual(first);
  expect(reads).toBe(0);
});
