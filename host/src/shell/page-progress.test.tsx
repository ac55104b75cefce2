import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PageProgress } from './root.tsx';

test('a page that is on its way is told of until it is there', async () => {
  const page = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      element: (
        <>
          <PageProgress />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <p>One</p> },
        { path: '/slow', loader: () => page.promise, element: <p>Two</p> },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  const line = () => container.querySelector('.progress');
  expect(line()).toBeNull();
  act(() => void router.navigate('/slow'));
  await waitFor(() => expect(line()).not.toBeNull());
  expect(container).toHaveTextContent('One');
  await act(async () => page.resolve(null));
  await waitFor(() => expect(container).toHaveTextContent('Two'));
  expect(line()).toBeNull();
});
