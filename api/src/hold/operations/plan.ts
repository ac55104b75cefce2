import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@shop/contract';
import { blocksOf, documentedMoment } from './documented.ts';
import { fromElsewhere, postgresVersion } from './machine.ts';
import { mustSay, see, withErrors } from './seeing.ts';
import { startShell, type Shell } from './shell.ts';
import { chooseProduct, numbersGiven, openDoor, order, place, ready, type Door } from './shopping.ts';

/** Values that the docs cannot know, by their placeholders; some are found in what was written so far. */
type Known = Readonly<Record<string, string | ((written: string) => string)>>;

interface Part {
  /** Which blocks of the section; all without. */
  readonly blocks?: readonly number[];
  readonly known?: Known;
}

const deploy = 'how-to/deploy.md';
const operations = 'operations.md';

/** Environment of an operator: how the network is reached, and nothing else of this process. */
const environment = (): Record<string, string> => {
  const brought = /proxy$|^npm_config_registry$|^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' };
  return Object.fromEntries(
    Object.entries({ ...process.env, ...env }).flatMap(([name, is]) =>
      is !== undefined && (name in env || brought.test(name)) ? [[name, is]] : [],
    ),
  );
};

const say = (line: string): void => console.log(`\n${line}`);

/** Runs what a section shows; answers all that was written. */
const follow = async (shell: Shell, page: string, section: string, { blocks, known = {} }: Part = {}) => {
  console.log(`  docs/${page}, “${section}”`);
  let written = '';
  for (const command of blocksOf(page, section).flatMap((block, at) => (blocks?.includes(at) === false ? [] : block))) {
    const text = Object.entries(known).reduce(
      (changed, [named, is]) => changed.replaceAll(named, typeof is === 'string' ? is : is(written)),
      command,
    );
    if (text !== command) console.log(`  in place of “${command}”:`);
    written += await shell.run(text);
  }
  return written;
};

/** The machine and the checkout, for which a network is needed. */
export const install = async (): Promise<void> => {
  say('A bare machine');
  const shell = startShell('/root', environment());
  const known = Object.fromEntries(fromElsewhere().map((name) => [` ${name} `, ' ']));
  await follow(shell, deploy, 'The machine', { blocks: [0], known });
  shell.end();
};

/** Text that the docs write for version 15. */
const cluster = {
  'pg_ctlcluster 15 ': `pg_ctlcluster ${postgresVersion()} `,
  '/postgresql/15/': `/postgresql/${postgresVersion()}/`,
};

const setUp = async (shell: Shell): Promise<void> => {
  say('What Debian starts when it installs it, which nobody does here');
  await shell.run('systemctl start redis-server nginx');
  say('Database, settings, a first release, servers, nginx');
  await follow(shell, 'how-to/postgresql.md', 'Use a PostgreSQL server', { blocks: [0], known: cluster });
  await follow(shell, deploy, 'The machine', { blocks: [1, 2, 3, 4, 5], known: cluster });
  const publicKey = (written: string): string => /"sam-2026": "([^"]+)"/.exec(written)?.[1] ?? '';
  await follow(shell, deploy, 'The first release', { known: { 'MCowBQYDK2VwAyEA…': publicKey } });
  await follow(shell, deploy, 'The servers');
  await follow(shell, deploy, 'nginx');
};

/** Asks for a page and a call all the time, until `isOver`; answers how often, and what failed. */
const keepAsking = async ({ get }: Door, isOver: () => boolean) => {
  const failures: string[] = [];
  let asked = 0;
  while (!isOver()) {
    for (const path of ['/', `${calls.categoryTree.path}?`]) {
      const answered = await get(path).then(
        ({ status }) => (status === 200 ? null : String(status)),
        (error: unknown) => String(error),
      );
      asked += 1;
      if (answered !== null) failures.push(`${path} ${answered}`);
    }
    await wait(50);
  }
  return { asked, failures };
};

/** @throws Error with the sequences that would give a number again which had been given when `given` was read */
const mustGoOn = async (given: ReadonlyMap<string, number>): Promise<void> => {
  const now = await numbersGiven();
  const repeated = [...given].filter(([name, last]) => (now.get(name) ?? 0) <= last).map(([name]) => name);
  if (repeated.length > 0) throw new Error(`Numbers are given again: ${repeated.join(', ')}`);
};

/** The log is kept, and the shop goes back to a moment between two orders. */
const goBack = async (shell: Shell, door: Door, product: Awaited<ReturnType<typeof chooseProduct>>): Promise<void> => {
  const section = 'Back to a moment';
  await follow(shell, operations, section, { blocks: [0], known: cluster });
  const [answered, late] = [await order(door, product), await ready(door, product)];
  const moment = (await shell.run(`su postgres -c "psql -Atc 'select clock_timestamp()'"`)).trim();
  const lost = await place(door, late);
  const given = await numbersGiven();
  await follow(shell, operations, section, { blocks: [1], known: { ...cluster, [documentedMoment]: moment } });
  await follow(shell, deploy, 'The servers', { blocks: [1] });
  const left = await shell.run('pnpm operator orders find');
  mustSay('what is left', left, answered);
  if (left.includes(lost)) throw new Error(`Order ${lost} came after ${moment} and is there`);
  await mustGoOn(given);
  // Whoever was told it asks again, with the same key.
  const again = await place(door, late);
  if (again === lost) throw new Error(`The number ${lost} is given again`);
  console.log(`  ordered: ${answered}; then ${lost}, which is lost and placed again as ${again}`);
};

/** Everything else, without a network. */
export const operate = async (): Promise<void> => {
  const begun = Date.now();
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  const shell = startShell('/opt/shop', environment());
  await setUp(shell);

  say('Somebody orders at https://shop.example');
  const door = openDoor();
  const product = await chooseProduct();
  const number = await order(door, product);
  const known = { CA100007919: number, 'SOF-000012': product.sku };
  const show = () => shell.run(`pnpm operator orders show ${number}`);
  console.log(`  ordered: ${number}, of ${product.sku}`);

  say('An operator ships the order and changes the price of its product');
  const keys = await follow(shell, operations, 'Run the shop', { blocks: [0] });
  await shell.run(`export OPERATOR_KEY=${keys.trim().split('\n').at(-1)}`);
  await follow(shell, operations, 'Run the shop', { blocks: [1], known });
  const parcel = (written: string): string => /^Parcel (\d+) of order/m.exec(written)?.[1] ?? '';
  const shipping = { ...known, 'deliver 1': (written: string) => `deliver ${parcel(written)}` };
  const shipped = await follow(shell, operations, 'Ship an order', { known: shipping });
  mustSay('what was shipped', shipped, `Order ${number} is in preparation`, `order ${number} is delivered`);
  const plan = (written: string): string => new RegExp(`^(\\d+)\t.*\t${product.sku}\t`, 'm').exec(written)?.[1] ?? '';
  const pricing = { ...known, 'drop 1': (written: string) => `drop ${plan(written)}` };
  await follow(shell, operations, 'Change a price', { known: pricing });
  const price = async () => /1,099\.00|"1099\.00"/.test((await door.get(product.path)).text);
  await see(`${product.path} with the new price`, price, 10);

  say('Something fails, and is found');
  await follow(shell, operations, 'Health, figures, logs', { blocks: [0] });
  await withErrors(shell, door, async () => {
    const found = await follow(shell, operations, 'Health, figures, logs', { blocks: [1] });
    mustSay(
      'what is found',
      found,
      '"alertname":"ShopErrors"',
      `"route":"${calls.productFaq.path}"`,
      /"reqId":"[\w-]+"/,
    );
  });

  say('What came after a backup is lost, and the backup restored');
  await follow(shell, operations, 'Backups', { blocks: [1] });
  const lost = await order(door, product);
  const given = await numbersGiven();
  await follow(shell, operations, 'Backups', { blocks: [2] });
  await follow(shell, deploy, 'The servers', { blocks: [1] });
  mustSay(`order ${number}`, await show(), number, 'delivered');
  const left = await shell.run('pnpm operator orders find');
  if (left.includes(lost)) throw new Error(`Order ${lost} came after the backup and is there`);
  await mustGoOn(given);
  console.log(`  ordered: ${await order(door, product)}; ${lost} is not given again`);
  await see(`${product.path} as before`, price, 10);

  say('The shop goes back to a moment between two orders');
  await goBack(shell, door, product);

  say('A new version, while somebody shops');
  let isOver = false;
  const asking = keepAsking(door, () => isOver);
  await follow(shell, deploy, 'A new version', { known: { '<tag>': 'next' } });
  isOver = true;
  const { asked, failures } = await asking;
  if (failures.length > 0) throw new Error(`Of ${asked} requests failed: ${failures.join(', ')}`);
  console.log(`  asked ${asked} times, and nothing failed`);
  shell.end();
  say(`held  the operations, in ${Math.round((Date.now() - begun) / 1_000)} s after the installation`);
};
