import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './newsletter.tsx';
import { customer, texts } from '../testing/fixtures.ts';

const server = useServer();
const NEWSLETTER = '/customer/account/newsletter';

const open = async (who = customer, language: 'en' | 'fr' = 'en') => {
  server.use(answer('accountInformation', who), answer('systemNotes', { list: [], notes_count: 0, is_enabled: true }));
  await renderPage(page, {}, { texts, path: NEWSLETTER, language });
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('ROUTE-060 the route requires sign-in and shows what the customer subscribes to', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: NEWSLETTER, page: './newsletter', auth: true }));
  await open(customer, 'fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Abonnements à l’infolettre' })).toBeVisible();
});

test('ACC-014 e-mail and text messages are edited by the newsletter subscriber call', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('newsletterSubscriber', ({ body }) => {
      asked.push(body);
      return { ...customer, subscriber: { subscriber_email: false, subscriber_sms: true } };
    }),
  );
  await open({ ...customer, subscriber: { subscriber_email: true, subscriber_sms: false } });
  const newsletter = part('Newsletter');
  expect(newsletter.getByRole('checkbox', { name: 'By email' })).toBeChecked();
  expect(newsletter.getByRole('checkbox', { name: 'By text message' })).not.toBeChecked();
  await userEvent.click(newsletter.getByRole('checkbox', { name: 'By email' }));
  await userEvent.click(newsletter.getByRole('checkbox', { name: 'By text message' }));
  await userEvent.click(newsletter.getByRole('button', { name: 'Save' }));
  expect(await newsletter.findByText('Your settings are saved.')).toBeVisible();
  // With the words beside the boxes.
  const consent_text = expect.stringMatching(
    /^By email\. To \S+\. By text message\. To .*with the link in every email\.$/,
  );
  expect(asked).toEqual([{ subscriber_email: 'false', subscriber_sms: 'true', consent_text }]);
});

test('TRK-004 the tag manager is told of who subscribes, and of nobody who leaves', async () => {
  const actions: { type: string; payload?: unknown }[] = [];
  const shownMessage = () =>
    actions.filter(({ payload }) => (payload as { event?: string } | undefined)?.event === 'subs_success');
  const off = { ...customer, subscriber: { subscriber_email: false, subscriber_sms: false } };
  const on = { ...customer, subscriber: { subscriber_email: true, subscriber_sms: false } };
  server.use(
    answer('accountInformation', off),
    answer('systemNotes', { list: [], notes_count: 0, is_enabled: true }),
    answer('newsletterSubscriber', ({ body }) => (String(body?.subscriber_email) === 'true' ? on : off)),
  );
  await renderPage(page, {}, { texts, path: NEWSLETTER, actions });
  const newsletter = part('Newsletter');
  const save = async (isOn: boolean) => {
    server.use(answer('accountInformation', isOn ? on : off));
    await userEvent.click(newsletter.getByRole('checkbox', { name: 'By email' }));
    await userEvent.click(newsletter.getByRole('button', { name: 'Save' }));
    expect(await newsletter.findByText('Your settings are saved.')).toBeVisible();
  };
  await save(true);
  expect(shownMessage()).toHaveLength(1);
  await userEvent.click(newsletter.getByRole('button', { name: 'Save' }));
  await save(false);
  expect(shownMessage()).toHaveLength(1);
});

test('messages that are switched on ask for the code that was sent to the phone', async () => {
  const asked: unknown[] = [];
  const refused = (code: number, message: string) => ({ code, message, result: { field: 'code' } as never });
  server.use(
    answer('newsletterSubscriber', ({ body }) => {
      asked.push(body);
      if (asked.length === 1) return refused(409, 'We sent a code.');
      if (asked.length === 2) return refused(400, 'The code is wrong.');
      return { ...customer, subscriber: { subscriber_email: false, subscriber_sms: true } };
    }),
  );
  await open();
  const newsletter = part('Newsletter');
  await userEvent.click(newsletter.getByRole('checkbox', { name: 'By text message' }));
  await userEvent.click(newsletter.getByRole('button', { name: 'Save' }));
  expect(await newsletter.findByRole('status')).toHaveTextContent('We sent a code.');
  expect(newsletter.queryByRole('alert')).not.toBeInTheDocument();
  const code = newsletter.getByRole('textbox', { name: 'Code from the text message' });
  expect(code).toHaveFocus();
  await userEvent.type(code, '654321');
  await userEvent.click(newsletter.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/The code is wrong\./));
  expect(code).toHaveFocus();
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(newsletter.getByRole('button', { name: 'Save' }));
  expect(await newsletter.findByText('Your settings are saved.')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ subscriber_email: 'false', subscriber_sms: 'true', code: '123456' });
  expect(newsletter.queryByRole('textbox')).not.toBeInTheDocument();
});

test('without a phone number messages cannot be chosen, and the way to add one is there', async () => {
  await open({ ...customer, customer_phone: null });
  expect(screen.getByRole('checkbox', { name: 'By text message' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Add a phone number' })).toHaveAttribute('href', '/customer/account/edit');
});

test('settings that are not saved say so and stay as they were chosen', async () => {
  server.use(answer('newsletterSubscriber', { code: 500, message: 'Please try again.' }));
  await open();
  const newsletter = part('Newsletter');
  await userEvent.click(newsletter.getByRole('checkbox', { name: 'By email' }));
  await userEvent.click(newsletter.getByRole('button', { name: 'Save' }));
  expect(await newsletter.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(newsletter.getByRole('checkbox', { name: 'By email' })).toBeChecked();
});

test('notifications are switched by their call', async () => {
  const asked: unknown[] = [];
  await open();
  const box = await screen.findByRole('checkbox', { name: 'Show notifications in the shop' });
  expect(box).toBeChecked();
  server.use(
    answer('systemNotes', { list: [], notes_count: 0, is_enabled: false }),
    answer('notificationToggle', ({ body }) => {
      asked.push(body);
      return { is_enabled: false };
    }),
  );
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(asked).toEqual([{ is_enabled: 'false' }]);
});

test('the birthday is saved by its call; what the server takes for no day of birth is refused in the server’s words', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('editBirthday', ({ body }) => {
      asked.push(body);
      return asked.length === 1 ? { code: 400, message: 'This is not a date of birth.' } : customer;
    }),
  );
  await open();
  const birthday = part('Birthday');
  const day = birthday.getByLabelText('Date of birth');
  await userEvent.type(day, '2091-05-31');
  await userEvent.click(birthday.getByRole('button', { name: 'Save' }));
  expect(day).toHaveAccessibleDescription(expect.stringContaining('This cannot be a date of birth.'));
  expect(day).toHaveFocus();
  expect(asked).toEqual([]);
  await userEvent.clear(day);
  await userEvent.type(day, '1990-05-13');
  await userEvent.click(birthday.getByRole('button', { name: 'Save' }));
  expect(await birthday.findByRole('alert')).toHaveTextContent('This is not a date of birth.');
  await userEvent.clear(day);
  await userEvent.type(day, '19900531');
  await userEvent.click(birthday.getByRole('button', { name: 'Save' }));
  expect(await birthday.findByText('Your settings are saved.')).toBeVisible();
  expect(asked).toEqual([{ births: '1990-05-13' }, { births: '1990-05-31' }]);
});
