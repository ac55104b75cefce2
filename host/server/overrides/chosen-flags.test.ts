import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@shop/delivery/testing';
import { closeApps, renderedWith, testApp, until } from '../testing.ts';

afterEach(closeApps);

const key = 'catalog.reviews-first';
const chosenHere = { value: true, variant: '', reason: 'OVERRIDE' };
const cookies = { sandboxFlags: `${key}@true` };

const sandboxFlags = (set: readonly { name: string; value: string }[]) =>
  set.find(({ name }) => name === 'sandboxFlags')?.value;

test('an address chooses what a flag answers one browser: its page, its open page and its panel agree', async () => {
  const { app } = await testApp({ sandbox: true });
  const asked = await app.inject(`/flagged?flags=${key}@true`);
  expect(sandboxFlags(asked.cookies)).toBe(`${key}@true`);
  expect(renderedWith(asked.body).flags).toEqual({ [key]: chosenHere });
  expect(asked.body).toContain(
    `aria-label="Flags chosen here">${key}: true · <a href="/?flags=">Back to the rules</a>`,
  );

  expect(renderedWith((await app.inject({ url: '/flagged', cookies })).body).flags).toEqual({ [key]: chosenHere });
  expect((await app.inject({ url: '/flags.json', cookies })).json()).toEqual({ [key]: chosenHere });
  const { flags } = (await app.inject({ url: '/panel.json', cookies })).json();
  expect(flags).toEqual([expect.objectContaining({ key, values: [true, false], ...chosenHere })]);

  const ended = await app.inject({ url: '/flagged?flags=', cookies });
  expect([sandboxFlags(ended.cookies), renderedWith(ended.body).flags]).toEqual(['', {}]);
});

test('a page with a chosen answer is in no cache, neither taken nor kept, and nobody else gets it', async () => {
  const { app } = await testApp({ sandbox: true });
  const get = async (headers = {}) => {
    const answer = await app.inject({ url: '/flagged', headers });
    return { caching: answer.headers['cache-control'], ...renderedWith(answer.body) };
  };
  const before = await get();
  const own = await get({ cookie: `sandboxFlags=${encodeURIComponent(`${key}@true`)}` });
  expect([own.flags, own.caching]).toEqual([{ [key]: chosenHere }, 'private, no-store']);
  const again = await get({ cookie: `sandboxFlags=${encodeURIComponent(`${key}@false`)}` });
  expect(again.renders).toBe(own.renders + 1);
  expect(await get()).toEqual(before);
  expect(before.flags).toEqual({});
});

test('a chosen answer stands before rules, also where it is the default, and other flags keep theirs', async () => {
  const file = path.join(await temporaryFolder(), 'flags.json');
  const { app } = await testApp({ sandbox: true, flagsFile: file });
  const rule = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
  await writeFile(file, JSON.stringify({ flags: { [key]: rule } }));
  const answered = async (own = {}) => (await app.inject({ url: '/flags.json', cookies: own })).json()[key];
  await until(async () => (await answered())?.value === true);
  expect(await answered({ sandboxFlags: `${key}@false` })).toEqual({ ...chosenHere, value: false });
  expect(await answered({ sandboxFlags: 'catalog.nothing@true' })).toMatchObject({ value: true, reason: 'STATIC' });
});

test('what is no answer of a flag is refused by its name, and a cookie with it is left out', async () => {
  const { app } = await testApp({ sandbox: true });
  const refused = await app.inject(`/?flags=${key}@maybe,catalog.nothing@true`);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(`“${key}@maybe” is no answer of a flag`);
  expect(refused.body).toContain('“catalog.nothing@true” is no answer');
  expect(sandboxFlags(refused.cookies)).toBeUndefined();
  const page = await app.inject({ url: '/flagged', cookies: { sandboxFlags: `${key}@maybe` } });
  expect([page.statusCode, renderedWith(page.body).flags]).toEqual([200, {}]);
  expect(page.body).not.toContain('Flags chosen here');
});

test('outside a sandbox no browser chooses what a flag answers', async () => {
  const { app } = await testApp({ sandbox: false });
  const page = await app.inject(`/flagged?flags=${key}@true`);
  expect([page.statusCode, sandboxFlags(page.cookies), renderedWith(page.body).flags]).toEqual([200, undefined, {}]);
  expect(renderedWith((await app.inject({ url: '/flagged', cookies })).body).flags).toEqual({});
  expect((await app.inject({ url: '/flags.json', cookies })).json()).toEqual({});
});

test('what a page says of faults and chosen flags stands before it, with one end of all', async () => {
  const { app } = await testApp({ sandbox: true });
  const both = await app.inject({ url: '/', cookies: { ...cookies, sandboxFaults: 'carts@503' } });
  expect(both.body).toContain(
    `<body><aside class="remote-override" aria-label="Faults and flags of this browser">carts: 503, ${key}: true · ` +
      '<a href="/?faults=&amp;flags=">End all of it</a></aside><div id="root">',
  );
  const french = await app.inject({ url: '/?setLang=fr', cookies });
  expect(french.body).toContain('aria-label="Drapeaux choisis ici"');
});
