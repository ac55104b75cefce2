import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePage, type PageModule } from '@shop/platform';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstView } from '../browser/first-view.ts';
import { createOverlayList } from '../remotes/overlays.tsx';
import type { PageData } from '../router/page-data.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { ShellTree } from '../shell/shell-tree.tsx';
import { testShell } from '../testing/test-shell.ts';
import { PageView } from './page-view.tsx';

const data: PageData = {
  remote: 'catalog',
  page: './page',
  name: 'Page',
  params: {},
  layout: 'default',
  titleKey: 'title.error',
  head: null,
  status: 200,
  failure: null,
};

/** A document with a page of the server's, hydrated with what the remote's code is told to be, one load after the other. */
const hydrated = (...modules: (Partial<PageModule> | undefined)[]) => hydratedWith([], ...modules);

/** The same with what its texts are told to be, as long as there are such. */
const hydratedWith = async (answers: unknown[], ...modules: (Partial<PageModule> | undefined)[]) => {
  const reported: string[] = [];
  const services = testShell({ report: (fault) => reported.push(`${fault.expose}: ${fault.cause}`) });
  const texts = { title: { error: 'A page' } };
  services.remotes = createRemoteLoader(
    async (_, expose) => (expose === './page' ? modules.shift() : answers.length > 0 ? answers.shift() : texts),
    {
      onFault: ({ fault }) => reported.push(`${fault.expose}: ${fault.cause}`),
    },
  );
  services.firstView = firstView(services, data);
  await services.firstView.prepare();
  const root = document.createElement('div');
  root.innerHTML = '<div class="page" data-page=""><h1>Sofas</h1><a href="/a">A sofa</a></div>';
  document.body.replaceChildren(root);
  const heading = screen.getByRole('heading', { name: 'Sofas' });
  const loader = async () => ({ ...data, failure: 'remote' });
  const router = createMemoryRouter([{ id: 'page', path: '/', Component: PageView, loader }], {
    hydrationData: { loaderData: { page: data } },
  });
  await act(async () => {
    const tree = (
      <ShellTree services={services} overlays={createOverlayList()}>
        <RouterProvider router={router} />
      </ShellTree>
    );
    hydrateRoot(root, tree, { onCaughtError: () => undefined, onRecoverableError: () => undefined });
  });
  return { heading, reported };
};

test('what another page has shown of this one is told after a press, not after a step back', async () => {
  const known = { type: 'category', id: 12, name: 'Sofas' } as const;
  const Page = () => <h1>{usePage().known?.name ?? 'All of it'}</h1>;
  const services = testShell({ exposes: { 'catalog./page': { default: Page } } });
  await services.remotes.load('catalog', './page');
  const route = { path: '*', id: 'page', Component: PageView, loader: () => ({ ...data, known }) };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { page: data } } });
  render(
    <ShellTree services={services} overlays={createOverlayList()}>
      <RouterProvider router={router} />
    </ShellTree>,
  );
  await act(() => router.navigate('/sofas.html'));
  expect(screen.getByRole('heading')).toHaveTextContent('Sofas');
  await act(() => router.navigate('/other.html'));
  await act(() => router.navigate(-1));
  await screen.findByText('All of it');
});

/** A document whose page the server could not render, hydrated; `answer` ends what the page's loader was last asked for. */
const hydratedFailure = async () => {
  const services = testShell();
  const failed: PageData = { ...data, status: 503, failure: 'remote' };
  services.firstView = firstView(services, failed);
  const asked: (() => void)[] = [];
  const loader = () => new Promise<PageData>((resolve) => void asked.push(() => resolve({ ...failed })));
  const router = createMemoryRouter([{ id: 'page', path: '/', Component: PageView, loader }], {
    hydrationData: { loaderData: { page: failed } },
  });
  const tree = (
    <StrictMode>
      <ShellTree services={services} overlays={createOverlayList()}>
        <RouterProvider router={router} />
      </ShellTree>
    </StrictMode>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree);
  document.body.replaceChildren(root);
  const written = screen.getByText('Try again').closest('a, button');
  await act(async () => void hydrateRoot(root, tree));
  return { asked, written, answer: () => act(async () => asked.at(-1)?.()) };
};

/** The page's component, as the server rendered it. */
const Sofas = () => (
  <>
    <h1>Sofas</h1>
    <a href="/a">A sofa</a>
  </>
);
const notice = () => screen.queryByText(/could not be loaded completely/);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a page whose code does not come stands, and is drawn by its code when that comes after all', async () => {
  const { heading } = await hydrated(undefined, { default: () => <h1>Sofas, alive</h1> });
  expect(heading.isConnected).toBe(true);
  expect(notice()).toBeNull();
  await later(2_000);
  expect(screen.getByRole('heading')).toHaveTextContent('Sofas, alive');
  expect(notice()).toBeNull();
});

test('when it does not come again either that is said beside what stands, with a way to try once more', async () => {
  const { heading, reported } = await hydrated(undefined, undefined, { default: Sofas });
  await later(2_000);
  expect(notice()).toBeVisible();
  expect(heading.isConnected).toBe(true);
  expect(reported).toEqual(['./page: import', './page: import']);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(notice()).toBeNull();
  expect(screen.getByRole('link', { name: 'A sofa' })).toBeVisible();
});

test('a page whose texts do not come stands, and is drawn once they do', async () => {
  const texts = [undefined, { title: { error: 'A page' } }];
  const { heading } = await hydratedWith(texts, { default: () => <h1>Sofas, alive</h1> });
  expect(heading.isConnected).toBe(true);
  await later(2_000);
  expect(screen.getByRole('heading')).toHaveTextContent('Sofas, alive');
});

test('without a network the notice says that', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { heading } = await hydrated(undefined);
  expect(heading.isConnected).toBe(true);
  expect(screen.getByText('You are offline')).toBeVisible();
  onLine.mockRestore();
});

test('a page that throws while it is drawn first stands as the server wrote it, and is reported', async () => {
  const { reported } = await hydrated({
    default: () => {
      throw new Error('broken in render');
    },
  });
  expect(screen.getByRole('heading', { name: 'Sofas' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A sofa' })).toBeVisible();
  expect(notice()).toBeVisible();
  expect(reported).toEqual(['./page: render']);
});

test('a page that failed on the server is asked for once by the browser, and the button says so meanwhile', async () => {
  const { asked, answer } = await hydratedFailure();
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(asked).toHaveLength(1);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(retry);
  expect(asked).toHaveLength(1);
  await answer();
  expect(retry).not.toHaveAttribute('aria-busy');
  act(() => {
    retry.click();
    retry.click();
  });
  expect(asked).toHaveLength(2);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await answer();
  expect(asked).toHaveLength(2);
});

test('a press before the page is alive is not lost: it asks for the document again', async () => {
  const { written } = await hydratedFailure();
  expect(written).toHaveAttribute('href', '');
});

test('a page that throws later gives way to the screen that says so: what the server wrote is no longer in view', async () => {
  const { reported } = await hydrated({
    default: function Page() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken later');
      return (
        <>
          <h1>Sofas</h1>
          <a href="/a" onClick={() => setBroken(true)}>
            A sofa
          </a>
        </>
      );
    },
  });
  expect(reported).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'A sofa' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This part of the shop could not be loaded');
  expect(reported).toEqual(['./page: render']);
});
