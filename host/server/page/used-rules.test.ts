import { classesOf, usedRules } from './used-rules.ts';

const used = (css: string, markup: string) => usedRules(css)(classesOf(markup));
const page = '<main class="a b"><p class="c">x</p></main>';

test('X-158 a rule stays when the page has the classes of one of its selectors, and only that selector', () => {
  expect(used('.a{x:1}.d{x:2}.a .c,.d .c{x:3}.a.d{x:4}', page)).toBe('.a{x:1}.a .c{x:3}');
});

test('X-158 what names no class stays, and so does what asks for one of several, or for none', () => {
  const css = 'p{x:1}:root{x:2}[hidden]{x:3}.a:not(.d){x:4}:is(.a,.d) p{x:5}.a:has(>.e:not(.f)){x:6}';
  expect(used(css, page)).toBe(css);
});

test('X-158 groups keep what is used of them; a layer keeps its place also when nothing is', () => {
  const css = '@layer one,two;@layer one{.d{x:1}}@media (width>=1px){.d{x:2}}@media print{.c{x:3}}@layer two{.a{x:4}}';
  expect(used(css, page)).toBe('@layer one,two;@layer one{}@media print{.c{x:3}}@layer two{.a{x:4}}');
});

test('X-158 movements stay when a rule names them, fonts always', () => {
  const css = '@font-face{font-family:x}@keyframes go{to{x:1}}@keyframes stay{to{x:2}}.a{animation:go 1s}';
  expect(used(css, page)).toBe('@font-face{font-family:x}.a{animation:go 1s}@keyframes go{to{x:1}}');
});
