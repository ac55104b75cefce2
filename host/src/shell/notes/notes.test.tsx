import { sessionEvents, sessionSlice } from '@shop/session';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { toasts } from '../toasts.ts';
import { Toasts } from '../toasts-view.tsx';
import { NotesBell } from './notes-bell.tsx';

const server = useServer();
const note = (id: number, has_read = 0, url: string | null = null) => ({
  id,
  title: `Note ${id}`,
  content: `<p>Content <b>${id}</b></p>`,
  url,
  image: null as string | null,
  has_read,
  flame_identification: null as string | null,
});
let asked = 0;
let marked: unknown[] = [];
let list = [note(3), note(2), note(1, 1)];

beforeEach(() => {
  asked = 0;
  marked = [];
  list = [note(3), note(2), note(1, 1)];
  server.use(
    answer('systemNotes', () => {
      asked += 1;
      return { list, notes_count: 2, is_enabled: true };
    }),
  );
});
afterEach(() => localStorage.clear());

const open = async (as: 'guest' | 'customer' = 'guest') => {
  const { options } = shellParts({ models: [{ slice: sessionSlice }, { slice: toasts }] });
  const { store, location } = renderPart(
    <>
      <NotesBell />
      <Toasts />
    </>,
    options,
  );
  act(() => {
    if (as === 'guest') store.dispatch(sessionEvents.guestTokenReceived({ token: 'guest', from: 'login' }));
    else store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' }));
  });
  return location;
};
const bell = (count: number) => screen.findByRole('button', { name: `Notifications, ${count} new` });
const item = (name: string | RegExp) => screen.findByRole('button', { name });
/** The server takes a read mark, with an answer of this type. */
const takesMarks = (type: string) =>
  server.use(
    answer('updateSystemNotes', ({ body }) => {
      marked.push(body);
      const { id } = body as unknown as { id: string }; // a form field
      if (type === 'success') list = list.map((one) => (String(one.id) === id ? { ...one, has_read: 1 } : one));
      return { code: 200, message: '', type, result: { id: Number(id), has_read: 1 } };
    }),
  );

test('NOTE-005 the bell shows a guest how much is new, and nothing before it is known who asks', async () => {
  renderPart(<NotesBell />, shellParts().options);
  expect(await bell(0)).toBeVisible();
  expect(asked).toBe(0);
});

test('NOTE-005 NOTE-001 a guest reads the notes, with their rich text', async () => {
  await open();
  await userEvent.click(await bell(2));
  const panel = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(panel.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'New: Note 3Content 3',
    'New: Note 2Content 2',
    'Note 1Content 1',
  ]);
  expect(panel.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('NOTE-001 a note shows its picture, one without shows none', async () => {
  list = [{ ...note(3), image: '/media/pictures/sofa-a-front-grey-320.avif' }, note(2)];
  await open();
  await userEvent.click(await bell(2));
  const [first, second] = within(await screen.findByRole('region', { name: 'Notifications' })).getAllByRole('listitem');
  expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/sofa-a-front-grey/);
  expect(second?.querySelector('img')).toBeNull();
});

test('SHELL-001 a link in a note reads it, changes the route without loading a document, and closes the bell', async () => {
  list = [{ ...note(3), content: '<p>See <a href="/plus-day">the day</a></p>' }];
  const location = await open();
  await userEvent.click(await bell(1));
  await userEvent.click(await screen.findByRole('link', { name: 'the day' }));
  expect(location()).toBe('/plus-day');
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(await bell(0)).toBeVisible();
});

test('NOTE-002 NOTE-004 a guest’s mark stays in this browser, whatever the server says of the note', async () => {
  await open();
  await userEvent.click(await bell(2));
  await userEvent.click(await item('New: Note 3'));
  expect(await bell(1)).toBeVisible();
  expect(await item('Note 3')).toBeVisible();
  expect(localStorage.getItem('notes')).toBe('[3]');
  expect([asked, marked]).toEqual([1, []]);
});

test.each(['[2,3]', '{', '"x"', '[2,3,"4",null]'])('NOTE-004 marks stored as %s', async (stored) => {
  localStorage.setItem('notes', stored);
  await open();
  expect(await bell(stored.startsWith('[') ? 0 : 2)).toBeVisible();
});

test('NOTE-002 NOTE-003 NOTE-007 a customer’s mark goes to the server, and the list is loaded again', async () => {
  takesMarks('success');
  await open('customer');
  await userEvent.click(await bell(2));
  await userEvent.click(await item('New: Note 3'));
  expect(await bell(1)).toBeVisible();
  expect(marked).toEqual([{ id: '3' }]);
  expect(asked).toBe(2);
  expect(screen.queryByText(/could not mark/)).not.toBeInTheDocument();
  expect(localStorage.getItem('notes')).toBeNull();
});

test('NOTE-007 an answer of another type is no success: nothing is loaded again', async () => {
  takesMarks('error');
  await open('customer');
  await userEvent.click(await bell(2));
  await userEvent.click(await item('New: Note 3'));
  await waitFor(() => expect(marked).toHaveLength(1));
  expect(await screen.findByText('We could not mark this notification as read. Please try again.')).toBeVisible();
  expect(await bell(2)).toBeVisible();
  expect(asked).toBe(1);
});

test('a customer’s mark shows at once; one that fails is taken back, and that is said', async () => {
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  server.use(
    answer('updateSystemNotes', async () => {
      await failing;
      return { code: 500, message: '' };
    }),
  );
  await open('customer');
  await userEvent.click(await bell(2));
  await userEvent.click(await item('New: Note 3'));
  expect(await bell(1)).toBeVisible();
  await act(async () => fail());
  expect(await screen.findByText('We could not mark this notification as read. Please try again.')).toBeVisible();
  expect(await bell(2)).toBeVisible();
  expect(await item('New: Note 3')).toBeVisible();
});

test('a mark that fails behind a note that led elsewhere is said all the same', async () => {
  list = [note(9, 0, '/costwayplus')];
  server.use(breakConnection('updateSystemNotes'));
  const location = await open('customer');
  await userEvent.click(await bell(1));
  await userEvent.click(await screen.findByRole('link', { name: 'New: Note 9' }));
  expect(location()).toBe('/costwayplus');
  expect(await screen.findByText('We could not mark this notification as read. Please try again.')).toBeVisible();
  expect(await bell(1)).toBeVisible();
});

test('NOTE-008 a customer switches notifications off', async () => {
  let sent: unknown;
  server.use(
    answer('notificationToggle', ({ body }) => {
      sent = body;
      server.use(answer('systemNotes', { list: [], notes_count: 0, is_enabled: false }));
      return { is_enabled: false };
    }),
  );
  await open('customer');
  await userEvent.click(await bell(2));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show notifications' }));
  expect(await screen.findByText('You have switched notifications off.')).toBeVisible();
  expect(sent).toEqual({ is_enabled: 'false' });
  expect(await screen.findByRole('checkbox', { name: 'Show notifications' })).not.toBeChecked();
});

test('a switch that fails goes back, keeps the focus, and that is said', async () => {
  server.use(breakConnection('notificationToggle'));
  await open('customer');
  await userEvent.click(await bell(2));
  const checkbox = await screen.findByRole('checkbox', { name: 'Show notifications' });
  await userEvent.click(checkbox);
  expect(await screen.findByText('We could not save this choice. Please try again.')).toBeVisible();
  expect(checkbox).toBeChecked();
  expect(checkbox).toHaveFocus();
  expect(asked).toBe(1);
});

test('a note with an address leads there, and is read by that', async () => {
  list = [note(9, 0, '/costwayplus')];
  const location = await open();
  await userEvent.click(await bell(1));
  await userEvent.click(await screen.findByRole('link', { name: 'New: Note 9' }));
  expect(location()).toBe('/costwayplus');
  expect(localStorage.getItem('notes')).toBe('[9]');
});

test('NOTE-001 a hot note says so, and others do not', async () => {
  list = [{ ...note(9), flame_identification: 'Reduced now' }, note(8)];
  await open();
  await userEvent.click(await bell(2));
  expect((await item('New: Note 9')).closest('li')).toHaveTextContent('Reduced now');
  expect(screen.getAllByText('Reduced now')).toHaveLength(1);
});

test('an address of another site is no link', async () => {
  list = [note(9, 0, '//evil.example')];
  await open();
  await userEvent.click(await bell(1));
  expect(await item('New: Note 9')).toBeVisible();
});

test('nothing new, and a list that does not come, are said', async () => {
  list = [];
  await open();
  await userEvent.click(await bell(0));
  expect(await screen.findByText('There is nothing new.')).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  server.use(answer('systemNotes', { code: 500, message: 'x' }));
  await open();
  await userEvent.click(await bell(0));
  const alert = await screen.findByRole('alert');
  server.use(answer('systemNotes', { list, notes_count: 2, is_enabled: true }));
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await item('New: Note 3')).toBeVisible();
});
