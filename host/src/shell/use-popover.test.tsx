import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { usePageArrival } from './page-arrival.ts';
import { usePopover } from './use-popover.ts';

const Menu = (): ReactNode => {
  const { open, toggle, root, opener } = usePopover();
  return (
    <div ref={root}>
      <button ref={opener} type="button" onClick={toggle}>
        Menu
      </button>
      {open ? <p>Entries</p> : null}
    </div>
  );
};

const Shell = (): ReactNode => {
  usePageArrival('/');
  return (
    <>
      <Menu />
      <main>
        <Outlet />
      </main>
    </>
  );
};

/** A shell with the menu over a page that comes at once, and one that comes when it is let. */
const open = () => {
  let arrive = (): void => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Shell />,
      children: [
        { index: true, element: <h1>Home</h1> },
        { path: 'slow', loader, element: <h1>Slow</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { router, arrive: () => act(async () => arrive()) };
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Menu' }));
const isOpen = () => screen.queryByText('Entries') !== null;

test('what is opened while a page is on its way stays open when the page arrives', async () => {
  const { router, arrive } = open();
  act(() => void router.navigate('/slow'));
  await press();
  expect(isOpen()).toBe(true);
  await arrive();
  expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible();
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('it closes with the next navigation, and Back does not open it again', async () => {
  const { router } = open();
  await press();
  expect(isOpen()).toBe(true);
  await act(() => router.navigate('/?page=2'));
  expect(isOpen()).toBe(false);
  await act(() => router.navigate(-1));
  expect(isOpen()).toBe(false);
});
