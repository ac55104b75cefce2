import { intents } from '@shop/contract';
import { cartActionFailed, cartActionStarted } from '../../cart-actions.ts';
import { item } from '../../testing/fixtures.ts';
import { cartEvents, cartSelectors, cartSlice, type RemovedLine } from './slice.ts';

const { reducer, getInitialState } = cartSlice;
type Event = Parameters<typeof reducer>[1];
const after = (...events: Event[]) => events.reduce(reducer, getInitialState());
const shown = (...events: Event[]) => ({ cartFlow: after(...events) });

const problem = { kind: 'refused', message: 'Max qty is 5', code: 400 } as const;
const answered = { kind: 'answer', problem } as const;
const { quantityChosen, quantityAccepted, quantityRefused, removeRequested, lineRemoved, removeRefused } = cartEvents;
const { item_id, product_id, sub_product_id, name, qty, extend } = item();
const removed: RemovedLine = { item_id, product_id, sub_product_id, name, qty, extend };
const add = intents.cartAddRequested({ product_id: 7, qty: 1 });

test('a chosen quantity is in view until its own answer; a newer choice outlives an older answer', () => {
  const wanted = (...events: Event[]) => cartSelectors.selectWanted(shown(...events), 1);
  const three = quantityChosen({ item_id: 1, qty: 3 });
  const four = quantityChosen({ item_id: 1, qty: 4 });
  expect([wanted(), wanted(three), wanted(three, four)]).toEqual([undefined, 3, 4]);
  expect(wanted(three, quantityAccepted({ item_id: 1, qty: 3 }))).toBeUndefined();
  expect(wanted(three, four, quantityAccepted({ item_id: 1, qty: 3 }))).toBe(4);
  expect(wanted(three, quantityAccepted({ item_id: 2, qty: 3 }))).toBe(3);
});

test('a refused quantity says so at its line, but not where a newer one has been chosen', () => {
  const refusal = quantityRefused({ item_id: 1, qty: 9, problem: answered });
  const refused = after(quantityChosen({ item_id: 1, qty: 9 }), refusal);
  expect(refused).toMatchObject({ status: 'fail', wanted: {}, lineProblems: { 1: answered } });
  const late = after(quantityChosen({ item_id: 1, qty: 9 }), quantityChosen({ item_id: 1, qty: 2 }), refusal);
  expect(late).toMatchObject({ status: 'fail', wanted: { 1: 2 }, lineProblems: {} });
  expect(reducer(refused, quantityChosen({ item_id: 1, qty: 3 }))).toMatchObject({ status: null, lineProblems: {} });
  expect(cartSelectors.selectLineProblem({ cartFlow: refused }, 1)).toEqual(answered);
});

test('a line on its way out is told, and stays with its reason where it may not go', () => {
  const leaving = (...events: Event[]) => [1, 2].map((id) => cartSelectors.selectIsLeaving(shown(...events), id));
  const both = [removeRequested({ item_id: 1 }), removeRequested({ item_id: 2 })];
  expect(leaving(...both)).toEqual([true, true]);
  expect(leaving(...both, lineRemoved(removed))).toEqual([false, true]);
  expect(leaving(...both, removeRefused({ item_id: 2, problem }))).toEqual([true, false]);
  const stays = after(...both, removeRefused({ item_id: 2, problem }));
  expect(stays).toMatchObject({ status: 'fail', lineProblems: { 2: answered } });
  expect(reducer(stays, removeRequested({ item_id: 2 }))).toMatchObject({ status: null, lineProblems: {} });
});

test('what was taken out can be put back until something else is taken out, added or put back', () => {
  const gone = [removeRequested({ item_id: 1 }), lineRemoved(removed)];
  expect(cartSelectors.selectRemoved(shown(...gone))).toEqual(removed);
  for (const next of [
    removeRequested({ item_id: 2 }),
    cartEvents.undoRequested(removed),
    cartEvents.itemsAdded({ added: 1 }),
  ]) {
    expect(after(...gone, next).removed).toBeNull();
  }
  expect(after(cartActionFailed(), cartEvents.undoRequested(removed)).status).toBeNull();
  const notBack = after(...gone, cartEvents.undoRequested(removed), cartEvents.undoRefused({ removed, problem }));
  expect(notBack).toMatchObject({ status: 'fail', removed, addProblem: problem });
});

test('an add opens the drawer without the words of the one before; how it went is said until the drawer closes', () => {
  const refused = after(add, cartEvents.addRefused(problem));
  expect(refused).toMatchObject({ drawer: 'open', status: 'fail', addProblem: problem, added: null });
  expect(reducer(refused, add)).toMatchObject({ status: null, addProblem: null });
  const added = reducer(refused, cartEvents.itemsAdded({ added: 2 }));
  expect(added).toMatchObject({ added: 2, addProblem: null });
  expect(reducer(added, add).added).toBeNull();
  expect(reducer(added, cartEvents.addedMessageEnded())).toMatchObject({ added: null, drawer: 'open' });
  expect(reducer(added, cartEvents.drawerClosed())).toMatchObject({ added: null, drawer: 'closed' });
  expect(reducer(refused, cartEvents.drawerClosed()).addProblem).toBeNull();
});

test('ERR-005 ERR-006 what nobody answered when it was to be added can be asked for again; a refusal cannot', () => {
  const missed = (...events: Event[]) => cartSelectors.selectMissedAdd(shown(add, ...events));
  for (const kind of ['network', 'timeout'] as const) {
    expect(missed(cartEvents.addRefused({ kind, message: '' }))).toEqual(add.payload);
  }
  expect([missed(), missed(cartEvents.addRefused(problem))]).toEqual([null, null]);
});

test('other parts of the shop open and close the drawer', () => {
  expect(after().drawer).toBe('closed');
  const open = after(intents.cartDrawerRequested({ open: true }));
  expect(open.drawer).toBe('open');
  expect(reducer(open, intents.cartDrawerRequested({ open: false })).drawer).toBe('closed');
});

test('CART-022 any change of the cart makes its status null until it has ended', () => {
  const found = after(cartEvents.cartFound({ status: 'successful', units: 3 }));
  expect(found).toMatchObject({ status: 'successful', units: 3 });
  expect(reducer(found, cartActionStarted()).status).toBeNull();
  expect(reducer(found, cartActionFailed()).status).toBe('fail');
});
