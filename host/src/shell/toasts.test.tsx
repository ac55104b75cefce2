import { intents } from '@shop/contract';
import { useDispatch } from '@shop/platform';
import { renderPart } from '@shop/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createOverlayList } from '../remotes/overlays.tsx';
import { createRoutes } from '../pages/routes.tsx';
import { remoteConfig, route, testShell, texts } from '../testing/test-shell.ts';
import { ShellTree } from './shell-tree.tsx';
import { toasts } from './toasts.ts';
import { Toasts } from './toasts-view.tsx';

// jsdom has none.
Object.assign(window, { scrollTo: () => undefined });

/** A remote's page that tells two things. */
const Page = () => {
  const dispatch = useDispatch();
  return ['The first', 'The second'].map((text) => (
    <button key={text} type="button" onClick={() => dispatch(intents.noticeGiven({ text, tone: 'ok' }))}>
      Tell {text}
    </button>
  ));
};

/** The shell with that page in view. */
const openShell = async () => {
  const configs = [remoteConfig([route({ path: '/', page: './page', layout: 'blank' })])];
  const services = testShell({ configs, exposes: { 'catalog./page': { default: Page } } });
  const router = createMemoryRouter(createRoutes(services));
  await waitFor(() => expect(router.state.initialized).toBe(true)); // as `main.tsx` does
  render(
    <ShellTree services={services} overlays={createOverlayList()}>
      <RouterProvider router={router} />
    </ShellTree>,
  );
  await screen.findByRole('button', { name: 'Tell The first' });
};

test('SHELL-032 in the shell a new toast takes the place of the old one', async () => {
  await openShell();
  const notices = within(await screen.findByRole('region', { name: texts.host.en.toast.label }));
  const shownToasts = () => notices.queryAllByText(/^The (first|second)$/).map(({ textContent }) => textContent);
  expect(shownToasts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tell The first' }));
  expect(shownToasts()).toEqual(['The first']);
  await userEvent.click(screen.getByRole('button', { name: 'Tell The second' }));
  expect(shownToasts()).toEqual(['The second']);
});

test('a remote’s notice is shown, and its action runs once when pressed', async () => {
  const actions: { type: string }[] = [];
  const { store } = renderPart(<Toasts />, { texts, models: [{ slice: toasts }], actions });
  const action = { label: 'Undo', run: { type: 'shop/undo' } };
  act(() => void store.dispatch(intents.noticeGiven({ text: 'Two items came along', tone: 'ok', action })));
  expect(screen.getByText('Two items came along')).toBeVisible();
  await userEvent.click(screen.getByText('Undo'));
  expect(actions.filter(({ type }) => type === 'shop/undo')).toHaveLength(1);
  expect(screen.queryByText('Two items came along')).not.toBeInTheDocument();
});
