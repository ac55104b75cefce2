import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperatorResult } from '@shop/contract/operator';
import { csvOf } from '@shop/csv/write';
import { checkFlagRules, isSplit, isTargeted } from '@shop/contract/flag-rules';
import { dayOf, does, dollars, lineOf, lists, makes, table, type Command } from './command.ts';
import { applies, contentOf, counted, exports, fileGiven, previews, textIn } from './goods-files.ts';
import { fieldsOf, readSubject, type Given } from './input.ts';
import { movingCommands } from './moving/commands.ts';

const notified = (isNotified: boolean): string =>
  isNotified ? ' Who wrote it is told by e-mail.' : ' Who wrote it left no address.';
const facts = (some: Readonly<Record<string, unknown>> | null): string =>
  Object.entries(some ?? {})
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');
const when = (from: string | null, until: string | null): string =>
  [from === null ? 'now' : `from ${from}`, ...(until === null ? [] : [`until ${until}`])].join(' ');
const changedFlags = ({ changed }: { changed: readonly string[] }): string =>
  changed.length === 0 ? 'Nothing is other than before.' : `Changed: ${changed.join(', ')}.`;

const invitationLine = ({ id, name, invitation }: OperatorResult<'makePerson'>): string =>
  `${name} (person ${id}) is invited for three days. In the console: /#/invitation/…, with this, which is shown this once:\n${invitation}`;

const decides = (decision: 'accept' | 'reject'): Command =>
  makes(
    'decideApplication',
    { subject: 'id', fixed: { decision } },
    ({ id }) =>
      `Application ${id} is ${decision === 'accept' ? 'approved' : 'declined'}; the applicant is told by e-mail.`,
  );
const shows = (state: 'shown' | 'hidden'): Command =>
  makes('decideReview', { subject: 'id', fixed: { state } }, ({ id }) =>
    state === 'shown' ? `Review ${id} is shown to everybody.` : `Review ${id} is hidden from all but its writer.`,
  );

const audiences = {
  everyone: '',
  plus: 'Plus+ only',
  plus_first_order: 'first order as a Plus+ member only',
} as const;
const discountOf = ({ kind, value }: Pick<OperatorResult<'makeCoupon'>, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${value}%` : dollars(value);
const couponLine = (row: OperatorResult<'makeCoupon'>): string =>
  lineOf([
    row.code,
    discountOf(row),
    row.usage_limit === null ? `used ${row.used}` : `used ${row.used} of ${row.usage_limit}`,
    ...(row.minimum_subtotal > 0 ? [`from ${dollars(row.minimum_subtotal)}`] : []),
    ...(row.categories.length > 0 ? [row.categories.join(',')] : []),
    ...(row.from === null ? [] : [`begins ${row.from}`]),
    ...(row.until === null ? [] : [`ends ${row.until}`]),
    ...(audiences[row.audience] === '' ? [] : [audiences[row.audience]]),
    ...(row.offer === 'code' ? [] : [row.offer]),
    row.title.en,
    row.title.fr,
  ]);
const couponTerms = {
  subject: 'code',
  named: { description: 'text', minimum_subtotal: 'minimum', usage_limit: 'times', audience: 'only' },
  prepare: (given: Given): Given => (given['only'] === '-' ? { ...given, only: 'everyone' } : given),
} as const;

/** HTML in both languages comes from the files that are named. */
const withBody = async (given: Given): Promise<Given> => {
  const [en, fr] = [given['body'], given['body-fr']];
  if (typeof en !== 'string' || typeof fr !== 'string') return given;
  return { ...given, body: await textIn(en), 'body-fr': await textIn(fr) };
};

export const shopCommands = {
  'applications list': lists(
    'applications',
    {},
    ['id', 'created_at', 'programme', 'status', 'name', 'email', 'company', 'message'],
    'No application waits for a decision.',
  ),
  'applications accept': decides('accept'),
  'applications reject': decides('reject'),
  'questions list': lists(
    'questions',
    {},
    ['id', 'created_at', 'sku', 'language', 'author', 'text', 'answer'],
    'No question waits for an answer.',
  ),
  'questions answer': makes(
    'answerQuestion',
    { subject: 'id' },
    ({ id, is_told }) => `Question ${id} is answered.${notified(is_told)}`,
  ),
  'product-reviews list': lists(
    'productReviews',
    {},
    ['id', 'created_at', 'sku', 'language', 'author', 'stars', 'title', 'text', 'answer', 'state'],
    'No review is without a reply, and none waits to be shown.',
  ),
  'product-reviews show': shows('shown'),
  'product-reviews hide': shows('hidden'),
  'product-reviews reply': makes(
    'replyToReview',
    { subject: 'id' },
    ({ id, is_told }) => `Review ${id} has its reply.${notified(is_told)}`,
  ),
  'messages list': lists(
    'messages',
    {},
    ['id', 'created_at', 'number', 'topic', 'order_id', 'language', 'email', 'pictures', 'message', 'answer'],
    'No message waits for an answer.',
  ),
  'messages answer': makes(
    'answerMessage',
    { subject: 'id' },
    ({ id, email }) => `Message ${id} is answered; ${email} is told by e-mail.`,
  ),
  'messages pictures': does('id', { into: '<folder>' }, async (ask, subject, given) => {
    const into = fileGiven('into', given);
    const [id] = fieldsOf('messagePictures').map(({ name, schema }) => Number(readSubject(name, schema, subject)));
    const { number, list } = await ask('messagePictures', { query: { id: id ?? 0 } });
    if (list.length === 0) return { text: `Message ${subject} came without pictures.`, data: [] };
    await mkdir(into, { recursive: true });
    const files = list.map((_, place) => join(into, `${number}-${place + 1}.webp`));
    await Promise.all(files.map((file, place) => writeFile(file, Buffer.from(list[place]?.content ?? '', 'base64'))));
    return { text: files.join('\n'), data: files };
  }),
  'prices export': exports('exportPrices', 'products and variants'),
  'prices preview': previews('previewPrices'),
  'prices apply': applies('applyPrices'),
  'prices set': does(
    'product number',
    { price: '[<dollars>]', 'final-price': '[<dollars>]', from: '[<day or instant>]' },
    async (ask, subject, given) => {
      const cells = [subject, ...['price', 'final-price', 'from'].map((option) => String(given[option] ?? ''))];
      const csv = csvOf([['sku', 'price', 'final_price', 'valid_from'], cells]);
      const data = await ask('applyPrices', { query: {}, body: csv });
      return { text: `${subject}: ${counted(data)}.`, data };
    },
  ),
  'prices planned': lists(
    'plannedPrices',
    {},
    ['id', 'from', 'sku', 'price', 'final_price', 'columns'],
    'No price begins later.',
  ),
  'prices drop': makes('dropPlannedPrice', { subject: 'id' }, ({ sku }) => `The later price of ${sku} is dropped.`),
  'products export': exports('exportProducts', 'products and options'),
  'products preview': previews('previewProducts'),
  'products apply': applies('applyProducts'),
  'products picture': does('product number', { file: '<picture>', first: null }, async (ask, subject, given) => {
    const body = await contentOf(fileGiven('file', given));
    const query = { sku: subject, first: given['first'] === true };
    const data = await ask('addProductPicture', { query, body });
    const count = data.pictures === 1 ? '1 picture' : `${data.pictures} pictures`;
    return { text: `${subject} has ${count}; the new one is ${data.picture}.`, data };
  }),
  ...movingCommands,
  'coupons list': lists(
    'coupons',
    {},
    [
      'code',
      ['discount', discountOf],
      'used',
      ['usage_limit', ({ usage_limit: limit }) => limit ?? ''],
      ['minimum', ({ minimum_subtotal: minimum }) => (minimum > 0 ? dollars(minimum) : '')],
      ['categories', ({ categories }) => categories.join(',')],
      ['from', ({ from }) => from ?? ''],
      ['until', ({ until }) => until ?? ''],
      ['only', ({ audience }) => audiences[audience]],
      'offer',
      ['title', ({ title }) => title.en],
      ['title_fr', ({ title }) => title.fr],
    ],
    'There is no coupon.',
  ),
  'coupons make': makes('makeCoupon', couponTerms, couponLine),
  'coupons change': makes('changeCoupon', couponTerms, couponLine),
  'coupons end': makes(
    'endCoupon',
    { subject: 'code' },
    ({ code, used }) => `The coupon ${code} is over; it was used ${used === 1 ? 'once' : `${used} times`}.`,
  ),
  'content list': lists(
    'content',
    { named: { place: 'at' } },
    [
      'place',
      'id',
      ['title', ({ title }) => title.en],
      ['title_fr', ({ title }) => title.fr],
      'picture',
      'url',
      ['until', ({ until }) => until ?? ''],
    ],
    'Nothing stands there.',
  ),
  'content show': makes('contentEntry', { subject: 'place' }, (entry) => JSON.stringify(entry, null, 2)),
  'content add': makes(
    'addContent',
    { subject: 'place', prepare: withBody },
    ({ place, id, from, until }) => `${place} ${id} stands there ${when(from, until)}.`,
  ),
  'content change': makes(
    'changeContent',
    { subject: 'place', prepare: withBody },
    ({ place, id, from, until }) => `${place} ${id} is changed ${when(from, until)}.`,
  ),
  'content end': makes('endContent', { subject: 'place', named: { at: 'until' } }, ({ place, id, until }, given) =>
    given['until'] === undefined ? `${place} ${id} is gone.` : `${place} ${id} goes at ${until}.`,
  ),
  'content planned': lists(
    'plannedContent',
    {},
    [
      'id',
      'from',
      'change',
      'place',
      'entry_id',
      ['title', ({ title }) => title?.en ?? ''],
      ['title_fr', ({ title }) => title?.fr ?? ''],
    ],
    'Nothing begins, changes or goes later.',
  ),
  'content drop': makes(
    'dropPlannedContent',
    { subject: 'id' },
    ({ place, entry_id, change }) => `What was planned for ${place} ${entry_id} (${change}) is dropped.`,
  ),
  'webhooks list': lists(
    'webhooks',
    {},
    [
      'id',
      'url',
      ['types', ({ types }) => types.join(',')],
      'waiting',
      ['given_up', ({ dead }) => dead],
      ['ended', ({ ended_at }) => ended_at ?? ''],
    ],
    'There is no webhook.',
  ),
  'webhooks add': makes(
    'addWebhook',
    { subject: 'url' },
    ({ id, secret }) => `Webhook ${id}, whose secret is shown this once:\n${secret}`,
  ),
  'webhooks rotate': makes(
    'rotateWebhook',
    { subject: 'id' },
    ({ id, secret, former_secret_until }) =>
      `Webhook ${id} has another secret, shown this once; until ${former_secret_until} messages are signed with both:\n${secret}`,
  ),
  'webhooks end': makes('endWebhook', { subject: 'id' }, ({ id }) => `Webhook ${id} is told nothing more.`),
  'webhooks deliveries': makes(
    'webhookDeliveries',
    { named: { order_id: 'number' }, fixed: { limit: 500 } },
    ({ list, next }) =>
      table(
        [
          'id',
          'created_at',
          'webhook_id',
          'type',
          'order_id',
          'message_id',
          'state',
          'attempts',
          'last_status',
          'last_error',
        ],
        list.map((row) => [
          row.id,
          row.created_at,
          row.webhook_id,
          row.type,
          row.order_id,
          row.message_id,
          row.state,
          row.attempts,
          row.last_status ?? '',
          row.last_error ?? '',
        ]),
        'There is no message.',
        next === null ? null : '… and older ones',
      ),
  ),
  'webhooks resend': makes(
    'resendWebhook',
    { subject: 'id' },
    ({ id, message_id }) => `Message ${id} (${message_id}) is sent again.`,
  ),
  'push send': makes(
    'sendPush',
    { prepare: (given) => ({ ...given, 'url-fr': given['url-fr'] ?? given['url'] }) },
    ({ browsers }) => `The message is on its way to ${browsers} ${browsers === 1 ? 'browser' : 'browsers'}.`,
  ),
  'flags list': makes('flags', {}, ({ document }) => {
    const checked = checkFlagRules(document);
    const rows = Object.entries('rules' in checked ? checked.rules : {}).map(([key, rule]) => [
      key,
      rule.state === 'ENABLED' ? 'on' : 'off',
      Object.keys(rule.variants).join(' '),
      rule.defaultVariant,
      isSplit(rule) ? 'by chance' : isTargeted(rule) ? 'targeted' : '',
    ]);
    return table(['flag', 'state', 'variants', 'else', 'how'], rows, 'No flag has rules: each answers its default.');
  }),
  'flags export': does(null, { into: '<file>' }, async (ask, _, given) => {
    const file = fileGiven('into', given);
    const data = await ask('flags', { query: {} });
    await writeFile(file, data.document);
    return { text: `The rules are in ${file}.`, data };
  }),
  'flags set': does('file', {}, async (ask, file) => {
    const data = await ask('setFlags', { body: { document: await textIn(file) } });
    return { text: changedFlags(data), data };
  }),
  'flags on': makes('switchFlag', { subject: 'flag', fixed: { state: 'ENABLED' } }, changedFlags),
  'flags off': makes('switchFlag', { subject: 'flag', fixed: { state: 'DISABLED' } }, changedFlags),
  'jobs list': makes('deadJobs', {}, ({ list, total }) => {
    const rows = list.map(({ id, since, kind, attempts, error }) => [id, since, kind, attempts, error]);
    const more = total > list.length ? `… and ${total - list.length} more` : null;
    return table(['id', 'since', 'kind', 'attempts', 'error'], rows, 'Nothing was tried in vain.', more);
  }),
  'jobs retry': makes('retryJob', { subject: 'id' }, ({ id, kind }) => `${id} (${kind}) is tried again.`),
  'keys list': lists(
    'keys',
    {},
    [
      'id',
      'created_at',
      'role',
      'name',
      ['revoked', ({ revoked_at }) => (revoked_at === null ? '' : dayOf(revoked_at))],
      ['until', ({ expires_at }) => expires_at ?? ''],
    ],
    'There is no key.',
  ),
  'keys make': makes('makeKey', { subject: 'name' }, ({ id, key }) => `Key ${id}, which is shown this once:\n${key}`),
  'keys revoke': makes('revokeKey', { subject: 'id' }, ({ id, name }) => `Key ${id} (${name}) is revoked.`),
  'people list': lists(
    'people',
    {},
    [
      'id',
      'created_at',
      'role',
      'name',
      'email',
      ['joined', ({ joined_at }) => (joined_at === null ? '' : dayOf(joined_at))],
      ['ended', ({ ended_at }) => (ended_at === null ? '' : dayOf(ended_at))],
    ],
    'Nobody signs in: keys alone run this shop.',
  ),
  'people make': makes('makePerson', { subject: 'name' }, invitationLine),
  'people change': makes('changePerson', { subject: 'id' }, ({ name, role }) => `${name} has the role ${role}.`),
  'people invite': makes('invitePerson', { subject: 'id' }, invitationLine),
  'people end': makes('endPerson', { subject: 'id' }, ({ name }) => `${name} can sign in no more.`),
  'log list': lists(
    'log',
    { named: { subject: 'number' } },
    [
      'at',
      [
        'key',
        ({ key }) => (key ? `${key.person_id === null ? key.id : `person ${key.person_id}`} ${key.name}` : 'database'),
      ],
      'action',
      'subject',
      ['before', ({ before }) => facts(before)],
      ['after', ({ after }) => facts(after)],
    ],
    'Nothing was changed.',
  ),
} as const satisfies Readonly<Record<string, Command>>;
