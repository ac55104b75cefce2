import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkButton } from '../button/link-button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

test('an empty list says what to do next', () => {
  render(
    <EmptyState title="Your cart is empty" action={<LinkButton href="/furniture.html">Browse furniture</LinkButton>}>
      What you add waits here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse furniture' })).toBeInTheDocument();
});

test('an error is said aloud and can be tried again, once at a time', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<ErrorState title="No reviews came" retryLabel="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No reviews came');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorState title="No reviews came" retryLabel="Try again" onRetry={onRetry} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an error that is all of a page is its heading, one beside other content is none', () => {
  const { rerender } = render(
    <ErrorState title="No page" headingLevel={1} retryLabel="Again" onRetry={() => undefined} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No page' })).toBeInTheDocument();
  rerender(<ErrorState title="No reviews" retryLabel="Again" onRetry={() => undefined} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a skeleton is silent, a labelled spinner is not', () => {
  const { container } = render(
    <>
      <Skeleton shape="card" />
      <Skeleton shape="lines" lines={2} />
      <Skeleton shape="block" height="control" />
      <Spinner label="Loading your cart" />
    </>,
  );
  expect(container.querySelectorAll('span[aria-hidden="true"]')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
});
