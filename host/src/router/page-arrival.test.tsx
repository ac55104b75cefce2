import type { PageModule } from '@shop/platform';
import { answer, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { createOverlayList } from '../remotes/overlays.tsx';
import { ShellTree } from '../shell/shell-tree.tsx';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { createRoutes } from '../pages/routes.tsx';

const server = useServer();
const roots: Root[] = [];
afterEach(() => {
  act(() => roots.pop()?.unmount());
  document.body.replaceChildren();
});

const List = (): ReactNode => (
  <>
    <h1>Sofas</h1>
    <Link to="/sofas?page=2">Next page</Link>
    <Link to="/sofa">Lund sofa</Link>
    <Link to="/login">Sign in</Link>
    <Link to="/late">Late</Link>
  </>
);
const Login = (): ReactNode => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Sign in</h1>
      <input ref={field} aria-label="Your email" />
    </>
  );
};
const Late = (): ReactNode => {
  const [isThere, setThere] = useState(false);
  return isThere ? <h1>Here at last</h1> : <button onClick={() => setThere(true)}>Loading</button>;
};
const pages: Record<string, () => ReactNode> = {
  sofas: List,
  sofa: () => <h1>Lund sofa</h1>,
  login: Login,
  late: Late,
};

/** The shop on its list, once what is loaded after the first view is there. */
const open = async () => {
  server.use(
    answer('categoryTree', { categories: [] }),
    answer('configInit', { delivery_promise: '', home_top_banner: [] } as never), // as far as the shell reads it
  );
  const names = Object.keys(pages);
  const services = testShell({
    configs: [remoteConfig(names.map((name) => route({ path: `/${name}`, page: `./${name}`, layout: 'login' })))],
    exposes: Object.fromEntries(
      names.map((name) => [`catalog./${name}`, { default: pages[name] } satisfies Partial<PageModule>]),
    ),
  });
  const router = createMemoryRouter(createRoutes(services), { initialEntries: ['/sofas'] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const shop = (
    <ShellTree services={services} overlays={createOverlayList()}>
      <RouterProvider router={router} />
    </ShellTree>
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  await act(async () => root.render(shop));
  expect(await screen.findByRole('heading', { name: 'Sofas' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Your privacy' })).toBeVisible();
  return router;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeAll(() => {
  window.scrollTo = () => undefined;
});

test('a page that comes after the first has its heading focused, Back too; the first page does not', async () => {
  const router = await open();
  expect(document.body).toHaveFocus();
  await press('Lund sofa');
  const sofa = await heading('Lund sofa');
  await waitFor(() => expect(sofa).toHaveFocus());
  await act(() => router.navigate(-1));
  const list = await heading('Sofas');
  await waitFor(() => expect(list).toHaveFocus());
  await userEvent.tab();
  expect(list).not.toHaveAttribute('tabindex');
});

test('another query of the same page leaves the focus where it is', async () => {
  const router = await open();
  await press('Next page');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
});

test('a page that has moved the focus itself keeps it', async () => {
  await open();
  await press('Sign in');
  await heading('Sign in');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveFocus());
});

test('a heading that comes later is focused then', async () => {
  await open();
  await press('Late');
  const loading = await screen.findByText('Loading');
  act(() => loading.click());
  const late = await heading('Here at last');
  await waitFor(() => expect(late).toHaveFocus());
});

test('somebody who has gone on before the heading came is left alone', async () => {
  await open();
  await press('Late');
  const loading = await screen.findByText('Loading');
  const logo = screen.getByRole('link', { name: /home page/ });
  act(() => logo.focus());
  act(() => loading.click());
  await heading('Here at last');
  await act(async () => undefined); // what watches the page has been told
  expect(logo).toHaveFocus();
});
