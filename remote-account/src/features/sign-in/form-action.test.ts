import { actionCall, type ActionAnswers } from '@shop/testing';
import { action } from './form-action.ts';

const email = 'maude@example.ca';

const send = async (fields: Record<string, string>, answers: object, query = '') => {
  const { call, asked } = actionCall(answers as ActionAnswers); // only what the action reads
  const url = new URL(`http://shop.test/customer/account/login${query}`);
  const answer = await action({ url, language: 'fr', fields: new URLSearchParams(fields), from: null, call });
  return { answer, asked };
};

test.each([
  [12, 'password'],
  [null, 'create'],
])('the e-mail of account %s leads to the step %s', async (entity_id, step) => {
  const { answer } = await send(
    { email: ` ${email} ` },
    { registerStatus: { result: { entity_id, subscriber: false } } },
  );
  expect(answer).toEqual({ again: { values: { step, email }, errors: {} } });
});

test('an address that is none is said at its field, and nobody asked', async () => {
  const { answer, asked } = await send({ email: 'maude' }, {});
  expect(answer).toMatchObject({
    again: { values: { step: 'email', email: 'maude' }, errors: { email: expect.stringContaining('courriel') } },
  });
  expect(asked).toEqual([]);
});

test('the password signs in, and leads to where one was going and nowhere else', async () => {
  const login = { result: { token: 'c-1', verify_status: true } };
  const fields = { username: email, password: 'maple-syrup-7' };
  const { answer, asked } = await send(fields, { login }, '?redirect=%2Fcheckout%2Fshipping-address');
  expect(answer).toEqual({ redirect: '/checkout/shipping-address', signedIn: 'c-1' });
  expect(asked).toMatchObject([{ as: 'visitor', input: { body: { email, login_source_page: 'shippingcart' } } }]);
  const away = await send(fields, { login }, '?redirect=%2F%2Fevil.example');
  expect(away.answer).toEqual({ redirect: '/customer/account/home', signedIn: 'c-1' });
});

test('a wrong password is said at its field, and does not come back', async () => {
  const login = { code: 400, message: 'Mot de passe erroné.', result: { captcha: false } };
  const { answer } = await send({ username: email, password: 'wrong' }, { login });
  expect(answer).toEqual({
    again: { values: { step: 'password', email }, errors: { password: 'Mot de passe erroné.' } },
  });
});

test('where a captcha is needed the page is told, because it needs scripts', async () => {
  const login = { code: 400, message: 'Non.', result: { captcha: true } };
  const { answer } = await send({ username: email, password: 'wrong' }, { login });
  expect(answer).toMatchObject({ again: { values: { captcha: '1' } } });
});
