import { shorterNames } from './shorter-names.ts';

test('X-193 custom properties have short names, the most used the shortest; what none of the rules uses is left out', () => {
  const css =
    ':root{--space-1:4px;--color-ink:#111;--unused:1px;--last:red}.a--b{gap:var(--space-1);color:var(--color-ink)}' +
    '.c{--modal-width:2rem;width:min(var(--modal-width,1rem),var(--space-1));color:var( --last )}';
  expect(shorterNames(css)).toBe(
    ':root{--a:4px;--b:#111;--c:red}.a--b{gap:var(--a);color:var(--b)}' +
      '.c{--d:2rem;width:min(var(--d,1rem),var(--a));color:var( --c )}',
  );
});

test('X-193 each of many properties has a name of its own', () => {
  const names = Array.from({ length: 800 }, (_, n) => `--token-${n}`);
  const css = shorterNames(names.map((name) => `.x{${name}:1;top:var(${name})}`).join(''));
  const found = [...css.matchAll(/\{(--[a-z]+):1;top:var\((--[a-z]+)\)/g)];
  expect(found.filter(([, declared, used]) => declared === used)).toHaveLength(800);
  expect(new Set(found.map(([, declared]) => declared)).size).toBe(800);
});
