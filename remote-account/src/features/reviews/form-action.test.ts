import { actionCall, type ActionAnswers } from '@shop/testing';
import { action } from './form-action.ts';

const filled = { star: '4', title: 'Deep', detail: 'We fell asleep.', nickname: 'Ana T.' };

const send = async (answers: object, fields: Record<string, string> = filled, query = '?product_id=7') => {
  const { call, asked } = actionCall(answers as ActionAnswers); // only what the action reads
  const url = new URL(`http://shop.test/customer/account/write-review${query}`);
  const answer = await action({ url, language: 'en', fields: new URLSearchParams(fields), from: null, call });
  return { answer, asked: asked.map(({ as, name, input }) => [as, name, input]) };
};

test('a review goes out as the visitor, and its page is next', async () => {
  const { answer, asked } = await send({ addProductReview: { result: { review_id: 12 } } });
  expect(answer).toEqual({ redirect: '/customer/account/review?review_id=12' });
  expect(asked).toEqual([['visitor', 'addProductReview', { body: { ...filled, product_id: 7, star: 4 } }]]);
});

test('what is missing comes back at its fields with all that was typed', async () => {
  const values = { ...filled, star: '', title: ' ' };
  const { answer, asked } = await send({}, values);
  const mandatory = 'This field is mandatory.';
  expect(answer).toEqual({ again: { values, errors: { star: mandatory, title: mandatory } } });
  expect(asked).toEqual([]);
});

test.each([
  [{ code: 409, message: 'You have reviewed this product already.' }, 'You have reviewed this product already.'],
  [{ code: 0, message: '' }, 'The shop did not answer. Please try again.'],
])('a refusal %j comes back with what was typed', async (refused, message) => {
  expect((await send({ addProductReview: refused })).answer).toEqual({
    again: { values: filled, errors: {}, message },
  });
});

test('a name that is the shop’s is said at its field', async () => {
  const refused = { code: 400, message: 'Please choose another.', result: { field: 'nickname' } };
  const { answer } = await send({ addProductReview: refused });
  expect(answer).toEqual({ again: { values: filled, errors: { nickname: 'Please choose another.' } } });
});

test('without a product there is nothing to review', async () => {
  expect(await send({}, filled, '')).toEqual({ answer: { redirect: '/customer/account/write-review' }, asked: [] });
});
