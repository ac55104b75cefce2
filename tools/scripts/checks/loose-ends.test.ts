import { fixedFields, objectsIn, recordsOf } from './loose-ends/answers.ts';
import { callsWithoutCaller } from './loose-ends/calls.ts';
import { listed, refused } from './loose-ends/compare.ts';
import {
  eventsNeverSent,
  fieldsOfConstant,
  fieldsOfInterface,
  intentsWithOneSide,
  slotsWithOneSide,
} from './loose-ends/events.ts';
import { looseEnds } from './loose-ends/find.ts';
import { eventsWithoutDispatcher, fieldsWithoutReader, slicesIn } from './loose-ends/slices.ts';
import { parsed } from './sources.ts';

const file = (source: string, name = 'a.tsx') => parsed({ file: name, source });

describe('fields of answers', () => {
  const schemas = {
    show: {
      result: {
        properties: { id: {}, list: { items: { properties: { name: {}, model: {}, mark: {} } } }, stars: {} },
      },
    },
  };
  const fixed = (source: string) => fixedFields(recordsOf(schemas), objectsIn([file(source)]));

  test('one literal and nothing else is refused, at any depth', () => {
    expect(
      fixed(`const item = (row) => ({ name: row.name, model: null, mark: '' as const }); const all = { id: 1, list };`),
    ).toEqual(['show.id', 'show.list[].model', 'show.list[].mark']);
  });

  test.each([
    ['worked out in one of two places', `const a = { name, model: null }; const b = { name, model: row.model };`],
    ['one of two literals', `const a = { name, model: null }; const b = { name, model: 'chair' };`],
    ['a choice', `const a = { name, model: row.has ? 'chair' : null };`],
    ['from a row as it is', `const a = { ...row };`],
    ['of an object that no answer has', `const a = { name, model: null, colour: 1 };`],
  ])('a field that is %s passes', (_, source) => {
    expect(fixed(source)).toEqual([]);
  });
});

describe('calls', () => {
  const calls = ['menu', 'show', 'pay'];
  const endpoint = `withEndpoints(api, (build) => ({ menu: build.query({ query: (a) => ({ call: a ? 'menu' : 'show' }) }) }));`;
  const single = `withEndpoints(api, (build) => ({ menu: build.query(calling('menu')), show: build.mutation(calling('show', 'body')) }));`;

  test.each([
    ['an endpoint that a hook asks', `${endpoint} const { data } = useMenuQuery();`],
    ['an endpoint that is asked lazily', `${endpoint} const [ask] = useLazyMenuQuery();`],
    ['an endpoint that a saga asks', `${endpoint} dispatch(siteApi.endpoints.menu.initiate(1));`],
    ['an endpoint by its own hook', `${endpoint} siteApi.endpoints.menu.useQuery();`],
    ['endpoints of one call each', `${single} useMenuQuery(); const [go] = useShowMutation();`],
    ['the client itself', `client.call('menu', {}); call('customer', one ? 'show' : 'menu', {});`],
  ])('%s makes them', (_, source) => {
    expect(callsWithoutCaller(calls, [file(source)])).toEqual(['pay']);
  });

  test.each([
    ['that nobody asks', endpoint],
    ['whose answers are heard alone', `${endpoint} builder.addMatcher(siteApi.endpoints.menu.matchFulfilled, learn);`],
  ])('an endpoint %s makes none', (_, source) => {
    expect(callsWithoutCaller(calls, [file(source)])).toEqual(calls);
  });
});

test('an intent has who dispatches it and who hears it', () => {
  const names = ['asked', 'raised', 'silent', 'unheard'];
  const source = `dispatch(intents.asked({})); raise(quick ? 'raised' : 'unheard', {});
    on(intentTypes.asked); on(intentTypes.raised); on(intentTypes.silent);`;
  expect(intentsWithOneSide(names, [file(source)])).toEqual(['silent is never dispatched', 'unheard is never heard']);
});

test('an event of tracking is told somewhere; its type alone tells nothing', () => {
  const declared = file(
    `export const destinations: Record<string, string[]> = { search: [], viewCart: [], paid: [] };`,
  );
  const events = fieldsOfConstant(declared.nodes, 'destinations');
  const source = `type Event = { event: 'paid' }; tracked({ event: 'search' }); useCartTracking('viewCart', cart);`;
  expect(eventsNeverSent(events, [file(source)])).toEqual(['paid']);
});

test('a slot is on a page and filled by a remote', () => {
  const slots = fieldsOfInterface(file(`interface SlotProps { overlay: 1; 'a.b': 2; rest: 3 }`).nodes, 'SlotProps');
  const source = `const page = <><Slot name="overlay" /><Slot name="a.b" /></>; const config = { slots: [{ slot: 'overlay' }, { slot: 'rest' }] };`;
  expect(slotsWithOneSide(slots, [file(source)])).toEqual(['a.b is filled by no remote', 'rest is on no page']);
});

describe('slices', () => {
  const slice = file(
    `const initialState = { open: false, count: 0, old: null, seen: 1 } as State;
    const bell = createSlice({
      name: 'bell', initialState,
      reducers: { rung: (state) => { state.open = true; state.seen = 2; state.old = 1; }, hushed: ({ count }) => ({ count }) },
      selectors: { selectOpen: (state) => state.open, selectOld: ({ old }) => old, selectBell: (state) => state },
    });`,
    'slice.ts',
  );
  const ends = (source: string) => {
    const files = [slice, file(source)];
    const slices = files.flatMap(slicesIn);
    return [...fieldsWithoutReader(slices, files), ...eventsWithoutDispatcher(slices, files)];
  };

  test('a field that is only written, or read by a selector that nobody uses, has no reader', () => {
    expect(ends(`useSelector(selectOpen); export const { selectOld } = bell.selectors; events.rung();`)).toEqual([
      'bell.old',
      'bell.seen',
      'bell.hushed',
    ]);
  });

  test('who takes the whole state reads the fields that it names', () => {
    expect(ends(`const { seen } = useSelector(selectBell); selectOpen(state); rung(); hushed();`)).toEqual([
      'bell.old',
    ]);
    expect(ends(`const read = ({ bell }: Root) => bell.seen ?? bell.old ?? bell.open; rung(); hushed();`)).toEqual([]);
  });
});

describe('the list', () => {
  const none = { answer: [], call: [], intent: [], event: [], slot: [], state: [], dispatch: [] };
  const empty = { answer: {}, call: {}, intent: {}, event: {}, slot: {}, state: {}, dispatch: {} };

  test('what stands on it passes; what does not, what no longer has to and what has no reason are refused', () => {
    const ends = { ...none, call: ['menu', 'pay'], state: ['bell.old'] };
    expect(
      refused(ends, { ...empty, call: { menu: 'not called yet' }, state: { 'bell.old': 'of use later' } }),
    ).toEqual(['pay is a call that neither shell, web server nor remotes make']);
    expect(refused(none, { ...empty, slot: { 'a.b is on no page': 'a place to come' } })).toEqual([
      'a.b is on no page is tied up: its entry in open.ts (slot) has to go',
    ]);
    expect(refused({ ...none, event: ['paid'] }, { ...empty, event: { paid: ' ' } })).toEqual([
      'paid stands open without a reason',
    ]);
  });

  test('what is to be tied up comes first', () => {
    expect(listed({ ...empty, answer: { a: 'always so' }, call: { menu: 'not called yet: no page' } })).toEqual([
      '1 loose ends to be tied up',
      '  call  menu: not called yet: no page',
      '1 that are meant to be so',
      '  answer  a: always so',
    ]);
  });
});

test('the workspace is looked through: calls of shell, remotes and shared packages are found', async () => {
  const { call, intent, slot, event, answer } = await looseEnds();
  for (const made of ['categoryTree', 'carts', 'guestLogin', 'createOrder', 'pathResolve', 'verifyToken']) {
    expect(call).not.toContain(made);
  }
  expect([...intent, ...slot, ...event]).toEqual([]);
  expect(answer).not.toContain('productDetail.name');
});
