import { mostContactPictures } from '@shop/contract';
import { answer, renderPage, useServer, type TestOptions } from '@shop/testing';
import { sessionEvents } from '@shop/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import { headOf } from '../testing/head-of.ts';
import { texts } from '../testing/samples.ts';
import { sessionModel } from '../testing/session.ts';
import * as page from './content.tsx';

const server = useServer();
const words = {
  id: 2,
  title: 'Contact us and FAQ',
  url_path: 'contact-us',
  content: '<h2>Talk to us</h2>',
  updated_at: '2026-02-01T12:00:00Z',
};
const service = {
  telephone: '+18005550100',
  telephone_text: '(800) 555-0100',
  hours: 'Monday to Saturday',
  opening: 'Mo-Sa 08:00-20:00',
};
const open = async (path = '/contact-us', options: TestOptions = {}) => {
  server.use(answer('cmsPage', words), answer('configInit', { customer_service: service } as never));
  return renderPage(page, {}, { texts, path, models: [sessionModel], ...options });
};
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const photo = (name = 'leg.png', type = 'image/png', size = 1) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const write = async () => {
  await userEvent.selectOptions(field('What is it about'), 'A product, or a missing part');
  await userEvent.type(field('Name'), 'Zoé');
  await userEvent.type(field('Email'), 'zoe@example.ca');
  await userEvent.type(field('Your message'), 'A leg is missing.');
};
const expectStored = () => {
  expect(field('Name')).toHaveValue('Zoé');
  expect(field('Email')).toHaveValue('zoe@example.ca');
  expect(field('Your message')).toHaveValue('A leg is missing.');
};

test('the routes of contact and feedback take a form each', () => {
  for (const path of ['/contact-us', '/feedback']) {
    expect(config.routes).toContainEqual(expect.objectContaining({ path, page: './content', forms: [{ path }] }));
  }
});

test('a message goes with its topic and pictures, and its number is said', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const asked: FormData[] = [];
  server.use(answer('contactMessage', ({ body }) => (asked.push(body as never), { message_id: 'M100007919' })));
  await write();
  await userEvent.upload(field('Pictures'), [photo(), photo('top.webp', 'image/webp')]);
  await send();
  expect(await screen.findByText(/We have your message M100007919/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an order’s page brings its number, and the feedback page its topic', async () => {
  const from = await open('/contact-us?order_id=CA1');
  expect(field('Order number')).toHaveValue('CA1');
  expect(field('What is it about')).toHaveDisplayValue('An order');
  from.unmount();
  await open('/feedback');
  expect(field('What is it about')).toHaveDisplayValue('What could be better');
});

test('what is missing is said at its field, and the first of them has the focus', async () => {
  await open();
  await send();
  for (const name of ['What is it about', 'Name', 'Email', 'Your message']) expect(field(name)).toBeInvalid();
  expect(field('What is it about')).toHaveFocus();
});

test.each([
  ['Up to 4 pictures of 20 MB each.', [photo('large.png', 'image/png', 21 * 1024 * 1024)]],
  ['Please choose pictures: JPEG', [photo('film.mp4', 'video/mp4')]],
  ['Up to 4 pictures of 20 MB each.', Array.from({ length: mostContactPictures + 1 }, () => photo())],
])('“%s” is said at the pictures before anything is sent', async (said, files) => {
  await open();
  await write();
  await userEvent.upload(field('Pictures'), files, { applyAccept: false });
  await send();
  expect(field('Pictures')).toBeInvalid();
  expect(field('Pictures')).toHaveAccessibleDescription(expect.stringContaining(said));
  expectStored();
});

test('what the shop refuses is said at its field, anything else at the form, and nothing typed is lost', async () => {
  await open('/contact-us?order_id=CA1');
  await write();
  server.use(
    answer('contactMessage', { code: 400, message: 'No such order.', result: { field: 'order_id' } } as never),
  );
  await send();
  await waitFor(() =>
    expect(field('Order number')).toHaveAccessibleDescription(expect.stringContaining('No such order.')),
  );
  expect(field('Order number')).toHaveFocus();
  expectStored();
  server.use(answer('contactMessage', { code: 500, message: '' }));
  await send();
  expect(await screen.findByText(/Your message was not sent/)).toBeVisible();
  expectStored();
});

test('a customer’s name and e-mail stand there, unless something was typed', async () => {
  const { store } = await open();
  await userEvent.type(field('Email'), 'other@example.ca');
  const customer = { entityId: 7, firstName: 'Ada', lastName: 'Roy', email: 'ada@example.com' };
  act(() => void store.dispatch(sessionEvents.customerLoaded(customer as never)));
  await waitFor(() => expect(field('Name')).toHaveValue('Ada Roy'));
  expect(field('Email')).toHaveValue('other@example.ca');
});

test.each([
  ['sent', /We have your message/],
  ['invalid', /Please check it and try again/],
  ['unavailable', /Please check it and try again/],
])('without scripts the page says what became of the form: %s', async (notice, said) => {
  await open(`/contact-us?notice=${notice}`);
  expect(screen.getByText(said)).toBeVisible();
  const form = field('Name').closest('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/contact-us']);
});

test('structured data says how the shop is reached', async () => {
  server.use(answer('cmsPage', words), answer('configInit', { customer_service: service } as never));
  const { head } = await headOf(page, '/contact-us', { language: 'en' });
  expect(head?.jsonLd).toEqual([
    expect.objectContaining({
      contactPoint: expect.objectContaining({
        telephone: service.telephone,
        hoursAvailable: expect.objectContaining({
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
            (day) => `https://schema.org/${day}`,
          ),
          opens: '08:00',
          closes: '20:00',
        }),
      }),
    }),
  ]);
});

test.each([
  ['/contact-us', [30]],
  ['/return-policy', [30]],
  ['/guarantee', []],
])('structured data of %s says for how long goods are taken back, and that it is free', async (path, days) => {
  server.use(
    answer('cmsPage', { ...words, url_path: path.slice(1) }),
    answer('configInit', { customer_service: service, return_days: 30, return_cost: 0 } as never),
  );
  const { head } = await headOf(page, path, { language: 'en' });
  expect(head?.jsonLd).toEqual(
    days.map((merchantReturnDays) =>
      expect.objectContaining({
        hasMerchantReturnPolicy: expect.objectContaining({
          merchantReturnDays,
          returnFees: 'https://schema.org/FreeReturn',
        }),
      }),
    ),
  );
});
