import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkProps } from '../link.ts';
import { Form } from '../form/form.tsx';
import { Button } from './button.tsx';
import { IconButton, IconLink } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

test('a button does not send the form around it unless it is told to', async () => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Form withoutScripts={null} onSubmit={sent}>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its name and the focus, and neither presses nor sends', async () => {
  const pressed = jest.fn();
  const sent = jest.fn();
  render(
    <Form withoutScripts={null} onSubmit={sent}>
      <Button type="submit" busy onClick={pressed}>
        Place order
      </Button>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Place order' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link, drawn by the component that the caller hands in', () => {
  const RouterLink = ({ children, ...rest }: LinkProps) => (
    <a {...rest} data-router>
      {children}
    </a>
  );
  render(
    <LinkButton href="/furniture.html" linkComponent={RouterLink}>
      Browse
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Browse' });
  expect(link).toHaveAttribute('href', '/furniture.html');
  expect(link).toHaveAttribute('data-router');
});

test('icon buttons and links are named, and their count is a drawing', () => {
  render(
    <>
      <IconButton icon="cart" label="Cart, 120 items" count={120} />
      <IconLink icon="heart" label="Wishlist" href="/customer/account/wishlist" count={0} />
    </>,
  );
  const cart = screen.getByRole('button', { name: 'Cart, 120 items' });
  expect(cart).toHaveTextContent('');
  expect(cart.querySelector('[data-count]')).toHaveAttribute('data-count', '99+');
  expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveTextContent('');
});
