import { sheetParts } from './sheet-parts.ts';
import { type PageRules, rulesOf } from './used-rules.ts';

const written = ({ standing, write }: PageRules, markup: string) => write(standing(markup));
const usedOf = (sheets: string[], markup: string) => written(rulesOf(sheets.map(sheetParts)), markup);
const used = (css: string, markup: string) => usedOf([css], markup);
const page = '<main class="a b"><p class="c">x</p></main>';

test('a rule stays when the page has the classes of one of its selectors, and only that selector', () => {
  expect(used('.a{x:1}.d{x:2}.a .c,.d .c{x:3}.a.d{x:4}', page)).toBe('.a{x:1}.a .c{x:3}');
});

test('what names no class stays, and so does what asks for one of several, or for none', () => {
  const css = 'p{x:1}:root{x:2}*{x:3}.a:not(.d){x:4}:is(.a,.d) p{x:5}.a:has(>.e:not(.f)){x:6}html:has(main){x:7}';
  expect(used(css, page)).toBe(css);
});

test('groups keep what is used of them; a layer keeps its place also when nothing is', () => {
  const css =
    '@layer one,two;@layer one{.d{x:1}}@media (width>=1px){.d{x:2}}@media (width>=2px){.c{x:3}}@layer two{.a{x:4}}';
  expect(used(css, page)).toBe('@layer one;@layer two{.a{x:4}}@media (width>=2px){.c{x:3}}');
  const inGroup = '@layer one{.a{x:1}}@media (width>=2px){@layer two{.c{x:2}}@layer three{.d{x:3}}}@layer four;';
  expect(used(inGroup, page)).toBe(
    '@layer one{.a{x:1}}@layer four;@media (width>=2px){@layer two{.c{x:2}}@layer three;}',
  );
});

test('movements stay when a rule names them, fonts always', () => {
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

test('what only scripts begin is drawn by the whole sheets: no page carries its rules', () => {
  expect(used('.a{x:1}::view-transition-group(*),::view-transition-old(*){x:2}', page)).toBe('.a{x:1}');
});

test('a dialog that is closed has no rules: only scripts open it, and nothing else of it is drawn', () => {
  const css = '.e{x:1}.e[open]{x:2}.e::backdrop{x:3}dialog{x:4}html:has(dialog:modal){x:5}.a{x:6}';
  expect(used(css, '<p class="a"></p><dialog class="e f" aria-label="x"></dialog>')).toBe('.a{x:6}');
  expect(used(css, '<p class="a"></p><dialog class="e" open=""><p class="c"></p></dialog>')).toBe(css);
  expect(used('.e{x:1}.c{x:2}', '<dialog class="e"><p class="c">x</p></dialog>')).toBe('.c{x:2}');
});

test('a dialog that a button opens by the browser alone has the rules of an open one', () => {
  const css = '.e{x:1}.e[open]{x:2}.e::backdrop{x:3}dialog{x:4}';
  const opener = '<button commandfor="menu" command="show-modal"></button>';
  expect(used(css, `${opener}<dialog id="menu" class="e"></dialog><dialog class="f"></dialog>`)).toBe(css);
  expect(used('.f{x:1}', `${opener}<dialog id="menu" class="e"></dialog><dialog class="f"></dialog>`)).toBe('');
});

test('rules for paper come with the whole sheets, but for those that are for whatever is no screen', () => {
  const css = '@media print{.a{x:1}}@media not screen{.a{x:2}}@media print, (max-height: 22rem){.a{x:3}}';
  expect(used(css, page)).toBe('@media not screen{.a{x:2}}@media print, (max-height: 22rem){.a{x:3}}');
});

test('what has to have one thing in it goes where there is no such thing, what may have one of several stays', () => {
  const goes = '.a:has(.e){x:1}.a:has(>[aria-expanded=true])>p{x:2}.a:has(+.c:disabled){x:3}';
  const stays = '.a:has(.c){x:4}.a:has(.e,.f){x:5}.a:not(:has(.e)){x:6}.a:is(:has(.e),.b){x:7}.a:has(:checked){x:8}';
  expect(used(goes + stays, page)).toBe(stays);
});

test('a value says no more than it has to: no space stands behind a comma, but in a text', () => {
  const css = ':root{--fonts:system-ui, "A, B", serif}.a{font-family:var(--fonts);content:"x, y"}.a, .c{x:1, 2}';
  expect(used(css, page)).toBe('.a{font-family:system-ui,"A, B",serif;content:"x, y"}.a,.c{x:1,2}');
});

test('an element is another one than those whose names it begins, and a quotation mark in a text hides nothing', () => {
  const text = '<aside class="a">It says b="<img alt="x" data-n=1/><p class="c">1</p></aside>';
  const stays = 'aside .c{x:1}[alt=x]{x:2}[data-n]{x:3}';
  expect(used(`${stays}a{x:4}[data-n="1"]{x:5}`, text)).toBe(stays);
});

test('what the browser or the start script sets on a page by itself stays', () => {
  const css = '.a[open]{x:1}[data-held]{x:2}[data-start-notice]{x:3}.a::backdrop{x:4}.a:focus-visible{x:5}';
  expect(used(css, page)).toBe(css);
});

test('what two sheets have in common is written once; the same elsewhere, or in other groups, is not the same', () => {
  const both = '@layer ui{.a{x:1}.c{x:2}@media (width>=2px){.a{x:1}}}@font-face{font-family:x}';
  expect(usedOf([both], page)).toBe(both);
  expect(usedOf([both, `${both}@layer page{.a{x:1}}.b{x:3}@layer ui{.a{x:3}}`], page)).toBe(
    '@layer ui{.a{x:1}.c{x:2}@media (width>=2px){.a{x:1}}.a{x:3}}@layer page{.a{x:1}}@font-face{font-family:x}.b{x:3}',
  );
});

test('a property that has one value on the whole page is written as that value, and not declared', () => {
  const host =
    '@layer tokens{:root{--gap:.5rem;--ink:#1f2925;--gutter:1rem}@media (width>=768px){:root{--gutter:2rem}}}';
  const remote = '.a{margin:calc(-1*var(--gap)) var(--gutter);border:1px solid var(--ink);--size:2px;x:var(--size)}';
  expect(usedOf([host, remote], page)).toBe(
    '@layer tokens{:root{--gutter:1rem}@media (width>=768px){:root{--gutter:2rem}}}' +
      '.a{margin:-.5rem var(--gutter);border:1px solid #1f2925;--size:2px;x:var(--size)}',
  );
});

test('a property stays that another rule sets, the markup reads, or something else may stand in for', () => {
  const root = ':root{--a:1px;--b:2px;--c:3px;--d:var(--c)}';
  const rules = '.a{--a:4px;x:var(--a)}.c{y:var(--b,var(--c))}';
  expect(used(root + rules, page)).toBe(':root{--a:1px;--b:2px}.a{--a:4px;x:var(--a)}.c{y:var(--b,3px)}');
  expect(used(':root{--a:1px}', '<main style="x:var(--a)"></main>')).toBe(':root{--a:1px}');
});

test('a property that differs stays where something reads it, and goes where nothing does', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:3px}.a{x:var(--a)}.e{x:var(--b)}@media (width>=2px){:root{--a:2px;--b:3px;--c:4px}}';
  expect(used(css, page)).toBe(':root{--a:1px}.a{x:var(--a)}@media (width>=2px){:root{--a:2px}}');
  expect(used(css, `${page}<i style="x:var(--c)"></i>`)).toBe(
    ':root{--a:1px;--c:3px}.a{x:var(--a)}@media (width>=2px){:root{--a:2px;--c:4px}}',
  );
});

test('a value of the light and of the dark appearance is one value', () => {
  const css = ':root{--ink:light-dark(#1f2925, #eee)}.a{border:1px solid var(--ink)}';
  expect(used(css, page)).toBe('.a{border:1px solid light-dark(#1f2925,#eee)}');
});

test('a value stays apart from what follows it', () => {
  expect(used(':root{--a:1px;--b:#fff}p{x:var(--a)solid var(--b)/var(--a) var(--a)}', page)).toBe(
    'p{x:1px solid #fff/1px 1px}',
  );
});

test('sheets are prepared once: their pages read nothing of them, and ask once for each thing that selectors look for', () => {
  let reads = 0;
  const watched = <T extends object>(value: T): T =>
    new Proxy(value, {
      get(target, name, receiver) {
        reads += 1;
        const found: unknown = Reflect.get(target, name, receiver);
        return typeof found === 'object' && found !== null ? watched(found) : found;
      },
    });
  const css =
    '@layer ui{.a{x:1}.a .c,.d{x:2}@media (width>=2px){.a{x:3}.c{x:4}}}@keyframes go{to{x:1}}.c{animation:go 1s}';
  const rules = rulesOf([watched(sheetParts(css))]);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  expect(written(rules, page)).toBe(used(css, page));
  const other = '<p class="d">x</p>';
  expect(written(rules, other)).toBe(used(css, other));
  expect(written(rules, page)).toBe(used(css, page));
  expect(reads).toBe(0);
});

test('a page has the rules that it has by itself, whatever pages of the same sheets came before it', () => {
  const names = Array.from({ length: 60 }, (_, place) => `n${place}`);
  const some = names.map((name, place) => `.${name}{x:${place}}.${name} .n${(place * 7) % 60},.n1 .${name}{y:1;--v:2}`);
  // The same rule of one selector and as one of two, in either order; a property that only markup reads; a movement.
  const twice = '.n3,.n4{z:1}.n3{z:1}.n4{z:1}.n5{z:2}.n5,.n6{z:2}';
  const host = `@layer one,ui;@layer ui{:root{--c:3px}${some.join('')}${twice}}@keyframes go{to{x:1}}`;
  const remote = `@layer ui{${twice}@media (width>=2px){${some.slice(20).join('')}}}.n7{animation:go 1s;x:var(--c)}`;
  const sheets = [host, remote].map(sheetParts);
  const rules = rulesOf(sheets);
  const pages = Array.from({ length: 150 }, (_, place) => {
    const has = names.filter((_name, at) => ((place + 3) * (at + 5) * 2_654_435) % 97 < 30);
    return `<p class="${has.join(' ')}">${place % 3 === 0 ? '<i style="x:var(--c)"></i>' : ''}</p>`;
  });
  for (const markup of [...pages, ...pages]) expect(written(rules, markup)).toBe(written(rulesOf(sheets), markup));
  expect(new Set(pages.map((markup) => written(rules, markup))).size).toBeGreaterThan(50);
});

test('a rule that two pieces come to is written once, on the first page that has it and on later ones', () => {
  const between = Array.from({ length: 100 }, (_, place) => `.n${place}{x:${place}}`).join('');
  const rules = rulesOf([sheetParts(`.a,.d{x:1}${between}.a{x:1}.a,.e{x:1}`)]);
  for (let time = 0; time < 3; time += 1) {
    expect(written(rules, page)).toBe('.a{x:1}');
    expect(written(rules, '<p class="a e n7">x</p>')).toBe('.a{x:1}.n7{x:7}.a,.e{x:1}');
    expect(written(rules, '<p class="a d">x</p>')).toBe('.a,.d{x:1}.a{x:1}');
  }
});
