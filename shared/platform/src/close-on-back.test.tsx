import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { CloseOnBack } from './close-on-back.tsx';

function Page(): ReactNode {
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
}

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
