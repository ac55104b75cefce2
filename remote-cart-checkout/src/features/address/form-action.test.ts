import { actionCall, type ActionAnswers } from '@shop/testing';
import { address, cart, regions } from '../../testing/fixtures.ts';
import { action } from './form-action.ts';

const typed = {
  email: 'maude@example.ca',
  firstname: 'Maude',
  lastname: 'Roy',
  street: '118 Lanternfish Avenue',
  apartment_unit_suite: '',
  city: 'Toronto',
  region_id: String(regions.find(({ code }) => code === 'ON')?.region_id),
  postcode: 'M5V 2T6',
  telephone: '(416) 555-0188',
};

const send = async (fields: Record<string, string>, answers: ActionAnswers = {}) => {
  const { call, asked } = actionCall({
    cartAddress: { result: cart() },
    ...answers,
  });
  const url = new URL('http://shop.test/checkout/shipping-address');
  const answer = await action({ url, language: 'en', fields: new URLSearchParams(fields), from: null, call });
  return { answer, asked, sent: 'again' in answer ? answer.again : null };
};

test('a guest’s address goes to the cart with the e-mail, as the API takes it', async () => {
  const { answer, asked } = await send(typed);
  expect(answer).toEqual({ redirect: '/checkout/payment' });
  expect(asked.at(-1)).toMatchObject({
    as: 'visitor',
    name: 'cartAddress',
    input: { body: { email: typed.email, region_id: Number(typed.region_id), postcode: 'M5V 2T6', country_id: 'ca' } },
  });
});

test('what is wrong comes back at its field with everything that was typed, and nothing is sent', async () => {
  const wrong = { ...typed, postcode: 'X1X', telephone: '12', city: ' ' };
  const { sent, asked } = await send(wrong);
  expect(sent?.values).toEqual(wrong);
  expect(Object.keys(sent?.errors ?? {}).sort()).toEqual(['city', 'postcode', 'telephone']);
  expect(asked.map(({ name }) => name)).toEqual([]);
});

test('what the API has against a field stands at the field, anything else above the form', async () => {
  const refusal = { code: 400, message: 'Not there.', result: { field: 'street' } };
  expect((await send(typed, { cartAddress: refusal })).sent).toMatchObject({ errors: { street: 'Not there.' } });
  const { sent } = await send(typed, { cartAddress: { code: 500, message: '' } });
  expect(sent).toMatchObject({ values: typed, errors: {}, message: expect.stringMatching(/did not answer/) });
});

test('a saved address is sent as the one that it is; one that is gone shows the page anew', async () => {
  const saved = { ...address, address_entity_id: 7 };
  const addresses = { result: { list: [saved] } };
  const chosen = await send({ saved_address: '7' }, { addresses } as ActionAnswers);
  expect(chosen.answer).toEqual({ redirect: '/checkout/payment' });
  expect(chosen.asked.at(-1)?.input).toMatchObject({ body: { address_entity_id: 7, street: saved.street } });
  const gone = await send({ saved_address: '8' }, { addresses } as ActionAnswers);
  expect(gone.answer).toEqual({ redirect: '/checkout/shipping-address' });
  const other = await send({ saved_address: 'other' }, { addresses } as ActionAnswers);
  expect(other.sent).toEqual({ values: { saved_address: 'other' }, errors: {} });
});

test('an address that is to be kept is kept once, also when its form is sent twice', async () => {
  const { email: _, ...fields } = typed;
  const added = {
    ...address,
    ...fields,
    region_id: Number(fields.region_id),
    telephone: '4165550188',
    address_entity_id: 9,
  };
  const first = await send({ ...fields, save: 'on' }, {
    addresses: { result: { list: [] } },
    addAddress: { result: added },
  } as unknown as ActionAnswers);
  expect(first.asked.map(({ name }) => name)).toEqual(['addresses', 'addAddress', 'cartAddress']);
  const sentInput = first.asked.find(({ name }) => name === 'addAddress')?.input as { body: typeof added };
  const again = await send({ ...fields, save: 'on' }, {
    addresses: { result: { list: [{ ...added, ...sentInput.body }] } },
  } as unknown as ActionAnswers);
  expect(again.asked.map(({ name }) => name)).toEqual(['addresses', 'cartAddress']);
  expect(again.asked.at(-1)?.input).toMatchObject({ body: { address_entity_id: 9 } });
});

const saved = { ...address, address_entity_id: 7, is_default_shipping: true };
const book = { addresses: { result: { list: [saved] } } } as ActionAnswers; // only what the action reads

test('the button beside a saved address opens the chosen one for changing', async () => {
  const { answer } = await send({ saved_address: '7', change: '1' }, book);
  expect(answer).toEqual({ redirect: '/checkout/shipping-address?edit=7' });
});

test('a saved address that is changed is kept in the book as what it was, and goes to the cart', async () => {
  const { email: _, ...fields } = typed;
  const editAddress = { result: { ...saved, ...fields, region_id: Number(fields.region_id) } };
  const { answer, asked } = await send({ ...fields, address_entity_id: '7' }, {
    ...book,
    editAddress,
  } as ActionAnswers);
  expect(answer).toEqual({ redirect: '/checkout/payment' });
  const inputOf = (name: string) => asked.find((each) => each.name === name)?.input;
  const changed = { address_entity_id: 7, street: fields.street };
  expect(inputOf('editAddress')).toMatchObject({ body: { ...changed, is_default_shipping: true } });
  expect(inputOf('cartAddress')).toMatchObject({ body: changed });
  expect(inputOf('addAddress')).toBeUndefined();
});

test('what is wrong with a changed address comes back at its field, and the book is as it was', async () => {
  const wrong = { ...typed, postcode: 'X1X', address_entity_id: '7' };
  const { sent, asked } = await send(wrong, book);
  expect(sent).toMatchObject({ values: wrong, errors: { postcode: expect.any(String) } });
  expect(asked.map(({ name }) => name)).not.toContain('editAddress');
  const gone = await send({ ...typed, address_entity_id: '8' }, book);
  expect(gone.answer).toEqual({ redirect: '/checkout/shipping-address' });
});

test('whom the API does not know is led to the cart', async () => {
  const { answer } = await send(typed, { cartAddress: { code: 401, message: '' } });
  expect(answer).toEqual({ redirect: '/checkout/cart' });
});
