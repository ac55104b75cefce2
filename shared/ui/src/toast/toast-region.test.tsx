import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion, type ToastMessage } from './toast-region.tsx';

const texts = { label: 'Notices', closeLabel: 'Close' };
const region = (toast: ToastMessage | undefined, onDismiss = jest.fn()) => (
  <ToastRegion {...texts} toast={toast} onDismiss={onDismiss} />
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('there is one toast at a time: a new one takes the place of the old one', () => {
  const { rerender } = render(region({ id: 1, text: 'Added to cart' }));
  rerender(region({ id: 2, text: 'Coupon applied' }));
  expect(screen.queryByText('Added to cart')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Coupon applied');
});

test('the live region is there before the first message, and is polite', () => {
  render(region(undefined));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('a toast goes after five seconds, unless someone points at it; each new one has its own five', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(region({ id: 1, text: 'One' }, onDismiss));
  act(() => jest.advanceTimersByTime(4000));
  rerender(region({ id: 2, text: 'Two' }, onDismiss));
  act(() => jest.advanceTimersByTime(4000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByText('Two'));
  act(() => jest.advanceTimersByTime(10_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Two'));
  act(() => jest.advanceTimersByTime(5000));
  expect(onDismiss).toHaveBeenCalledWith(2);
});

test('a toast stays while the focus is in it, also when the pointer leaves; closing gives the focus back', () => {
  const onDismiss = jest.fn();
  const page = (toast?: ToastMessage) => (
    <>
      <button>Remove</button>
      {region(toast, onDismiss)}
    </>
  );
  const { rerender } = render(page());
  const before = screen.getByRole('button', { name: 'Remove' });
  before.focus();
  rerender(page({ id: 3, text: 'Removed' }));
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.pointerEnter(screen.getByText('Removed'));
  fireEvent.pointerLeave(screen.getByText('Removed'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(close);
  expect(onDismiss).toHaveBeenCalledWith(3);
  expect(before).toHaveFocus();
});

test('above an open dialog a toast stands within it, and outside again when it closes', async () => {
  const page = (open: boolean, toast?: ToastMessage) => (
    <>
      <dialog open={open} aria-label="Cart" />
      {region(toast)}
    </>
  );
  const { rerender } = render(page(true));
  const dialog = screen.getByRole('dialog', { name: 'Cart' });
  rerender(page(true, { id: 4, text: 'Added' }));
  expect(dialog).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent('Added');
  await act(async () => dialog.removeAttribute('open'));
  expect(dialog).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent('Added');
});

test('it can be closed', () => {
  const onDismiss = jest.fn();
  render(region({ id: 7, text: 'Saved', tone: 'ok' }, onDismiss));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledWith(7);
});

test('an action stays longer, is done once, and ends the toast', () => {
  const [onDismiss, onPress] = [jest.fn(), jest.fn()];
  render(region({ id: 8, text: 'Removed', action: { label: 'Undo', onPress } }, onDismiss));
  act(() => jest.advanceTimersByTime(14_999));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith(8);
});

test('a toast that leads somewhere has a link, stays three times as long, and ends when it is followed', () => {
  const onDismiss = jest.fn();
  const link = { label: 'My Wishlists', href: '#wishlist' };
  render(region({ id: 1, text: 'Added to your wishlist', link }, onDismiss));
  act(() => jest.advanceTimersByTime(14_000));
  expect(onDismiss).not.toHaveBeenCalled();
  const shown = screen.getByRole('link', { name: 'My Wishlists', hidden: true });
  expect(shown).toHaveAttribute('href', '#wishlist');
  fireEvent.click(shown);
  expect(onDismiss).toHaveBeenCalledWith(1);
});
