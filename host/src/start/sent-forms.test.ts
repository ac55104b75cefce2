import type { SentInPlace } from '../../contract/forms.ts';
import { handedOver } from '../browser/handed-over.ts';
import { eachOnItsOwn, element, hydrated, open } from './testing.ts';

eachOnItsOwn();

/** Has forms wait for the test, which answers them in the order in which they were sent. */
const answering = () => {
  const sent: { body: string; answer: (with_: SentInPlace) => Promise<void> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, { method, body } = {}) =>
      new Promise((resolve) => {
        if (method !== 'POST') return; // what the page fetches at rest does not come
        const answer = async (given: SentInPlace): Promise<void> => {
          resolve(new Response(JSON.stringify(given)));
          await jest.advanceTimersByTimeAsync(0);
        };
        sent.push({ body: String(body), answer });
      }),
  );
  return sent;
};
const done = (text: string): SentInPlace => ({
  redirect: '/list',
  inPlace: { text, actions: [{ type: text }] },
});
const said = () => element('[data-start-notice]').textContent;
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  document.cookie = 'token=c1';
});

const quantity = `<form method="post" action="/cart" data-in-place="No answer.">
  <select name="qty"><option>1</option><option>2</option><option>3</option><option>4</option></select></form>`;
const choose = (value: string): HTMLSelectElement => {
  const list = element<HTMLSelectElement>('select');
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return list;
};

test('of choices that are made while one is on its way the last one counts, and the shell gets what came of them', async () => {
  const sent = answering();
  open(quantity);
  const list = choose('2');
  await settled();
  choose('3');
  choose('4');
  await settled();
  expect([sent.map(({ body }) => body), list.dataset.held]).toEqual([['qty=2'], '']);
  await sent[0]?.answer(done('two'));
  expect(sent.map(({ body }) => body)).toEqual(['qty=2', 'qty=4']);
  const shell = handedOver();
  await sent[1]?.answer(done('four'));
  expect([said(), list.dataset.held, list.dataset.sent]).toEqual(['four', undefined, '4']);
  expect(await shell).toEqual([{ type: 'two' }, { type: 'four' }]);
});

test('what was refused, and what nobody answered, is said, and is the shell’s to try again', async () => {
  const sent = answering();
  open(quantity);
  const list = choose('2');
  await settled();
  await sent[0]?.answer({ problem: 'Only one is left.' });
  expect([said(), list.dataset.sent]).toEqual(['Only one is left.', undefined]);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  choose('3');
  await settled();
  expect([said(), list.dataset.sent, list.dataset.held]).toEqual(['No answer.', undefined, undefined]);
});

test('forms are sent one after another, each once however often its button is pressed', async () => {
  const sent = answering();
  const add = (id: number) =>
    `<form method="post" action="/cart" data-in-place=""><button name="id" value="${id}">Add</button></form>`;
  open(add(7) + add(8));
  const first = element<HTMLElement>('[value="7"]');
  first.click();
  first.click();
  element<HTMLElement>('[value="8"]').click();
  await settled();
  expect(sent.map(({ body }) => body)).toEqual(['id=7']);
  await sent[0]?.answer(done('added'));
  expect(sent.map(({ body }) => body)).toEqual(['id=7', 'id=8']);
  await sent[1]?.answer(done('added'));
  expect([first.dataset.held, said()]).toEqual([undefined, 'added']);
});

test('a form that is pressed once the page is taken over is the shell’s only when it takes forms over, too', async () => {
  const sent = answering();
  open(
    '<form method="post" action="/cart" data-in-place=""><button><b>Add</b></button></form><form id="list"><button></button></form>',
  );
  const submitted: EventTarget[] = [];
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    if (event.target) submitted.push(event.target);
  };
  addEventListener('submit', onSubmit);
  await hydrated();
  await settled();
  element<HTMLElement>('b').click();
  element<HTMLElement>('#list button').click();
  await settled();
  expect([sent.length, submitted]).toEqual([1, [element('#list')]]);
  const shell = handedOver();
  await sent[0]?.answer(done('added'));
  expect([said(), await shell]).toEqual(['added', [{ type: 'added' }]]);
  element<HTMLElement>('b').click();
  expect([sent.length, submitted.length]).toEqual([1, 2]);
  removeEventListener('submit', onSubmit);
});

test('a choice in a form that asks for a page is the browser’s at once', () => {
  open('<form id="list" data-in-place=""></form><select form="list"><option>a</option><option>b</option></select>');
  const asked = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', asked);
  choose('b');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('minus and plus change the number between them, within its limits', () => {
  open(`<form method="post" data-in-place=""><div><button type="button" disabled>−</button>
    <input type="number" value="1" min="1" max="3"><button type="button">+</button></div></form>`);
  const [less, field, more] = [
    element<HTMLButtonElement>('button'),
    element<HTMLInputElement>('input'),
    element<HTMLButtonElement>('input + button'),
  ];
  const state = () => [field.value, less.disabled, more.disabled];
  more.click();
  expect(state()).toEqual(['2', false, false]);
  more.click();
  expect(state()).toEqual(['3', false, true]);
  less.click();
  less.click();
  expect(state()).toEqual(['1', true, false]);
  expect(more.dataset.held).toBeUndefined();
});
