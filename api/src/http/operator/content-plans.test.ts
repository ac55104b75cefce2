import { schema } from '../../database/connection.ts';
import { beginDueContent } from '../../flows/operator/due-content.ts';
import { contentShop, idIn } from '../../testing/content-shop.ts';
import { words } from '../../testing/content-words.ts';

const contents = contentShop();
const { run, titles, add } = contents;

let started: Date;
beforeEach(() => (started = contents.shop.clock.now));
afterEach(() => void (contents.shop.clock.now = started));
const begin = () => beginDueContent({ db: contents.shop.connection.db, now: () => contents.shop.clock.now });
/** Sets the clock, and has what is due begin. */
const at = async (instant: string) => {
  contents.shop.clock.now = new Date(instant);
  await begin();
};

test('a banner comes and goes at its time, once, whoever looks, and kept pages are told of it', async () => {
  const before = await titles('header');
  const id = await add('header', '--from', '2026-07-01', '--until', '2026-07-02');
  expect(await titles('header')).toEqual(before);
  expect(await run('content', 'planned')).toMatch(
    new RegExp(
      `2026-07-01T04:00:00.000Z\tadd\theader\t${id}\tWinter\tHiver\n.*2026-07-03T04:00:00.000Z\tremove\theader\t${id}`,
    ),
  );
  await at('2026-07-01T03:59:59.000Z');
  expect(await titles('header')).toEqual(before);
  const { cursor } = await contents.changes('');
  contents.shop.clock.now = new Date('2026-07-01T04:00:00.000Z');
  await Promise.all([begin(), begin(), begin()]);
  expect((await titles('header')).fr).toEqual(['Hiver', ...before.fr]);
  expect((await contents.changes(cursor)).tags).toEqual(['*']);
  const [row] = (await contents.ask('content', { query: { place: 'header' } })).list;
  expect(row).toMatchObject({ id, until: '2026-07-03T04:00:00.000Z' });
  await at('2026-07-03T04:00:00.000Z');
  expect(await titles('header')).toEqual(before);
  expect(await run('content', 'planned')).toBe('Nothing begins, changes or goes later.');
  const log = await contents.shop.connection.db.select().from(schema.operatorLog);
  const actions = log.filter(({ subject }) => subject === `header/${id}`).map(({ action }) => action);
  expect(actions.slice(-3)).toEqual(['content.plan', 'content.begin', 'content.begin']);
});

test('what is planned for an entry follows it when the entry is changed, and is dropped before its time', async () => {
  const before = await titles('cart');
  const id = await add('cart', '--until', '2026-07-31');
  const later = words('title', 'Summer', 'Été');
  expect(await run('content', 'change', 'cart', '--id', id, ...later, '--from', '2026-07-10')).toContain(
    'from 2026-07-10',
  );
  const changed = idIn(await run('content', 'change', 'cart', '--id', id, '--url', '/outdoor.html'));
  await expect(run('content', 'change', 'cart', '--id', id, '--url', '/')).rejects.toThrow(
    'its id is another after each change',
  );
  await at('2026-07-10T04:00:00.000Z');
  expect(await titles('cart')).toEqual({ en: ['Summer', ...before.en], fr: ['Été', ...before.fr] });
  const [row] = (await contents.ask('content', { query: { place: 'cart' } })).list;
  expect(row).toMatchObject({ until: '2026-08-01T04:00:00.000Z' });
  expect(row?.id).not.toBe(changed);
  const [, plan = ''] = /\n(\d+)\t/.exec(await run('content', 'planned')) ?? [];
  expect(await run('content', 'drop', plan)).toContain('(remove) is dropped.');
  await expect(run('content', 'drop', plan)).rejects.toThrow('waits for its time');
  await at('2026-08-02T04:00:00.000Z');
  expect((await titles('cart')).en[0]).toBe('Summer');
  await run('content', 'end', 'cart', '--id', row?.id ?? '');
});

test('what is dropped before it begins leaves nothing behind, not even its end', async () => {
  await add('news', '--from', '2026-07-01', '--until', '2026-07-02');
  const [, plan = ''] = /\n(\d+)\t/.exec(await run('content', 'planned')) ?? [];
  await run('content', 'drop', plan);
  expect(await run('content', 'planned')).toBe('Nothing begins, changes or goes later.');
});

test('what cannot begin any more changes nothing, and the log says so', async () => {
  await add('pages', '--from', '2026-07-01');
  const words = { en: 'Another', fr: 'Une autre' };
  const { db } = contents.shop.connection;
  await db.insert(schema.contentPage).values({ id: 9_000, urlPath: 'care/winter', title: words, body: words });
  await at('2026-07-01T04:00:00.000Z');
  expect(await titles('pages')).toEqual({ en: ['Another'], fr: ['Une autre'] });
  const [last] = (await db.select().from(schema.operatorLog)).slice(-1);
  expect(last).toMatchObject({ action: 'content.miss', subject: 'pages/care/winter' });
  await run('content', 'end', 'pages', '--id', 'care/winter');
});
