import path from 'node:path';
import { announced } from '../support/delivery.ts';
import { seeHello } from '../support/hello-remote.ts';
import { commandsIn } from '../support/own-repository.ts';
import { checkWorkspace, copyWorkspace, type WorkspaceCopy } from '../support/workspace-copy.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { expect, test } from '../support/test.ts';

// Packages are installed and built.
const TIMEOUT = 600_000;
test.describe.configure({ mode: 'serial', timeout: TIMEOUT });

let workspace: WorkspaceCopy;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  workspace = await copyWorkspace();
});

/** What docs/how-to/add-a-remote.md shows, for a remote of another name; words of `pnpm`. */
const shown = commandsIn(path.resolve(import.meta.dirname, '../../docs/how-to/add-a-remote.md')).map((line) =>
  line
    .replaceAll('gifts', 'hello')
    .replace(/ +#.*$/, '')
    .replace(/^pnpm /, ''),
);

/** Publishes a remote of the workspace into a shop's releases and makes it live there. */
const releaseInto = async (shop: OwnShop, name: string): Promise<void> => {
  const env = { RELEASES: shop.releases };
  await workspace.pnpm(`release publish ${name}`, env);
  await workspace.pnpm(`release promote ${name}`, env);
};

test('by the commands of the how-to a new remote is made, checked, released, and open in both languages under the host that is live', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const before = await announced(page, shop);
  const [make = '', unit = '', dev, publish = '', promote = ''] = shown;
  expect(dev, 'development/refresh.spec.ts runs it').toBe('dev');
  const released = { RELEASES: shop.releases };

  const began = Date.now();
  await workspace.pnpm(make);
  await workspace.run('npx', ['tsc', '-p', 'remote-hello']);
  await workspace.pnpm(`${unit} shared/i18n/src/check`);
  await workspace.pnpm(publish, released);
  await workspace.pnpm(promote, released);
  await expect.poll(async () => Object.keys(await announced(page, shop))).toContain('hello');
  await seeHello(page, shop.url, began);

  const { hello, ...others } = await announced(page, shop);
  expect(hello).toBeGreaterThan(0);
  expect(others).toEqual(before);
  // The lockfile lists every package of the workspace.
  expect(await workspace.changed()).toEqual([' M pnpm-lock.yaml', '?? remote-hello/']);
});

/** What a remote brings: a slot on its page, and an intent that it hears. */
const bringing = {
  'remote-hello/names.d.ts': `import '@shop/contract';

declare module '@shop/contract' {
  interface SlotProps {
    'hello.more': { to: string };
  }
  interface IntentPayloads {
    helloSaid: { to: string };
  }
}
`,
  'remote-hello/src/pages/hello.tsx': `import { Slot } from '@shop/platform';
import type { ReactNode } from 'react';

export const head = () => ({ title: 'Hello' });

export default function HelloPage(): ReactNode {
  return (
    <>
      <h1>Hello</h1>
      <Slot name="hello.more" with={{ to: 'everybody' }} />
    </>
  );
}
`,
  'remote-hello/src/extensions/greeting.tsx': `import { intentTypes, type Intent } from '@shop/contract';
import { createSlice, useSelector } from '@shop/platform';
import type { ReactNode } from 'react';

const greeting = createSlice({
  name: 'greeting',
  initialState: { to: '' },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(intentTypes.helloSaid, (_, { payload }: Intent<'helloSaid'>) => ({ to: payload.to }));
  },
  selectors: { selectTo: ({ to }) => to },
});
export const models = [{ slice: greeting }];

export default function Greeting(): ReactNode {
  const to = useSelector(greeting.selectors.selectTo);
  return to === '' ? null : <p role="note">{\`Said to \${to}\`}</p>;
}
`,
};

/** What another remote makes of it. */
const using = {
  'remote-guest/src/extensions/answer.tsx': `import type { SlotProps } from '@shop/contract';
import { useIntent } from '@shop/platform';
import type { ReactNode } from 'react';

export default function Answer({ to }: SlotProps['hello.more']): ReactNode {
  const intent = useIntent();
  return (
    <button type="button" onClick={() => void intent('helloSaid', { to })}>
      Answer
    </button>
  );
}
`,
};

test('a remote brings a slot and an intent, another uses both, and the live host knows neither', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const before = await announced(page, shop);
  await workspace.pnpm('create-remote guest');
  workspace.edit('remote-hello/remote.config.ts', [
    ['places: []', "places: ['hello.more']"],
    ['intents: []', "intents: [{ intent: 'helloSaid', expose: './greeting' }]"],
  ]);
  workspace.edit('remote-guest/remote.config.ts', [
    ['slots: []', "slots: [{ slot: 'hello.more', expose: './answer' }]"],
    ['dispatches: []', "dispatches: ['helloSaid']"],
  ]);
  workspace.write({ ...bringing, ...using });
  for (const remote of ['remote-hello', 'remote-guest']) await workspace.run('npx', ['tsc', '-p', remote]);

  await expect(workspace.pnpm('release publish guest', { RELEASES: shop.releases })).rejects.toThrow(
    /slot hello\.more: it fills it, and no page that would be live has it[^]*intent helloSaid: it dispatches it, and nobody/,
  );
  await releaseInto(shop, 'hello');
  await releaseInto(shop, 'guest');
  await expect
    .poll(async () => Object.keys(await announced(page, shop)))
    .toEqual(expect.arrayContaining(['hello', 'guest']));

  await page.goto(`${shop.url}/hello`);
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('note')).toHaveText('Said to everybody');
  expect(await announced(page, shop)).toMatchObject(before);
});

/** A path of the contract with a page of a third remote, whose first word is the shop's from then on. */
const linked = {
  'shared/contract/src/paths/third.ts': "export const third = () => '/third';\n",
  'remote-hello/src/pages/hello.tsx': bringing['remote-hello/src/pages/hello.tsx']
    .replace('import { Slot }', "import { paths } from '@shop/contract';\nimport { Link, Slot }")
    .replace('<h1>Hello</h1>', '<h1>Hello</h1>\n      <Link href={paths.third()}>To the third</Link>'),
};

test('a link to a page of another remote is released with that page, and the page stays while it is linked', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const env = { RELEASES: shop.releases };
  workspace.write(linked);
  await expect(workspace.pnpm('release publish hello', env)).rejects.toThrow(
    /hello \d+, link paths\.third: its code calls it, and the contract that it was built with has no such path/,
  );
  workspace.edit('shared/contract/src/operator/own-paths.ts', [[' terms-conditions', ' terms-conditions third']]);
  for (const words of ['indexes', 'surface']) await workspace.pnpm(words);
  await workspace.pnpm('create-remote third');
  await expect(workspace.pnpm('release publish hello', env)).rejects.toThrow(
    /hello \d+, link \/third: its code leads there \(paths\.third\), and no page that would be live is there/,
  );

  // The page's first release has it at another address.
  const config = 'remote-third/remote.config.ts';
  workspace.edit(config, [["path: '/third'", "path: '/hello/third'"]]);
  workspace.edit('remote-third/samples.json', [['/third', '/hello/third']]);
  await releaseInto(shop, 'third');
  workspace.edit(config, [["path: '/hello/third'", "path: '/third'"]]);
  workspace.edit('remote-third/samples.json', [['/hello/third', '/third']]);
  await releaseInto(shop, 'third');
  await releaseInto(shop, 'hello');
  await expect(workspace.pnpm('release rollback third', env)).rejects.toThrow(
    /hello \d+, link \/third: its code leads there \(paths\.third\), and third \d+ would no longer have a page there/,
  );

  await expect.poll(async () => Object.keys(await announced(page, shop))).toEqual(expect.arrayContaining(['third']));
  await page.goto(`${shop.url}/hello`);
  await page.getByRole('link', { name: 'To the third' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Third' })).toBeVisible();
});

test('with all of them the workspace passes its types, lint and static checks', async () => {
  await checkWorkspace(workspace);
});
