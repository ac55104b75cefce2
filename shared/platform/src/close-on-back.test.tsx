import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { CloseOnBack } from './close-on-back.tsx';

const Page = (): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Outlet />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <CloseOnBack onBack={() => setOpen(false)} />}
      {open && <p>Floating</p>}
    </>
  );
};

test('Back closes what floats and leaves the page; the next Back leaves the page', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page />, children: [{ path: '*', element: null }] }], {
    initialEntries: ['/before', '/here'],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));

  await act(async () => router.navigate(-1));
  expect(screen.queryByText('Floating')).toBeNull();
  expect(router.state.location.pathname).toBe('/here');

  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});

test('a link in what floats is followed', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page />, children: [{ path: '*', element: null }] }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await act(async () => router.navigate('/there'));
  expect(router.state.location.pathname).toBe('/there');
});

test('of a dialog over a drawer Back closes the dialog first, and the router is not asked to guard twice', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page />, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: ['/before', '/here'],
  });
  render(<RouterProvider router={router} />);
  for (const button of screen.getAllByRole('button', { name: 'Open' })) await userEvent.click(button);
  const floating = () => screen.queryAllByText('Floating').length;
  const back = () => act(async () => router.navigate(-1)); // a second guard would warn, and a warning fails a test
  expect(floating()).toBe(2);
  await back();
  expect(floating()).toBe(1);
  await back();
  expect(floating()).toBe(0);
  expect(router.state.location.pathname).toBe('/here');
});

test('what opens is drawn once: its way back is guarded without a second drawing', async () => {
  let drawn = 0;
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Profiler id="page" onRender={() => (drawn += 1)}>
          <Page />
        </Profiler>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const before = drawn;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByText('Floating')).not.toBeNull();
  expect(drawn - before).toBe(1);
});
