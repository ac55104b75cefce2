import { intents } from '@shop/contract';
import { popupClosed, popupSlice, signInWentOn } from './popup-slice.ts';

const { reducer, getInitialState } = popupSlice;
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, getInitialState());
const nothing = { isOpen: false, step: 'email', email: '', pending: null, endedOf: null, hasSignedIn: false };
const pending = { type: 'wishlist/itemWanted' };
const ended = intents.signInRequested({ mode: 2, email: 'ana@example.ca', reason: 'sessionEnded' });

test('AUTH-001 each request opens it with what it names, and with nothing of the one before', () => {
  expect(after()).toEqual(nothing);
  const all = intents.signInRequested({ mode: 3, email: 'ana@example.ca', pending });
  expect(after(all)).toEqual({ ...nothing, isOpen: true, step: 'create', email: 'ana@example.ca', pending });
  expect(after(all, ended)).toMatchObject({ step: 'password', pending: null, endedOf: 'ana@example.ca' });
  expect(after(ended, intents.signInRequested({}))).toEqual({ ...nothing, isOpen: true });
});

test('SESS-007 whose session has ended may not be known', () => {
  expect(after(intents.signInRequested({ reason: 'sessionEnded' })).endedOf).toBe('');
});

test('SESS-025 who has signed in and is asked for a code is known until the popup leads elsewhere or closes', () => {
  const asked = after(ended, signInWentOn({ happened: 'codeNeeded' }));
  expect(asked).toMatchObject({ step: 'confirm', hasSignedIn: true, endedOf: 'ana@example.ca' });
  expect(reducer(asked, signInWentOn({ happened: 'codeSignedNobodyIn' }))).toMatchObject({
    step: 'email',
    hasSignedIn: false,
  });
  expect(reducer(asked, popupClosed())).toEqual(nothing);
});
