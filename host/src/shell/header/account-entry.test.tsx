import { sessionEvents } from '@shop/session';
import { renderPart } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { AccountEntry } from './account-entry.tsx';

const { options } = shellParts();
const open = (page: string) => renderPart(<AccountEntry page={page} />, options);

test('SHELL-010 signed out the header shows Sign In / Join Free and no account links', () => {
  open('Home');
  expect(screen.getByRole('link', { name: 'Sign In / Join Free' })).toBeVisible();
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'My Account' })).not.toBeInTheDocument();
});

test.each([
  ['Home', 'homepage'],
  ['ProductList', 'product_list'],
  ['ProductDetail', 'product_detail'],
  ['FeedProductDetail', 'product_detail'],
])('SHELL-012 on %s the link to Login carries entrypoint=%s', (page, entrypoint) => {
  open(page);
  expect(screen.getByRole('link', { name: 'Sign In / Join Free' })).toHaveAttribute(
    'href',
    `/customer/account/login?entrypoint=${entrypoint}`,
  );
});

describe('SHELL-011 Sign In / Join Free', () => {
  const press = async (page: string) => {
    const actions: { type: string; payload?: unknown }[] = [];
    const { location } = renderPart(<AccountEntry page={page} />, { ...options, actions });
    await userEvent.click(screen.getByRole('link', { name: 'Sign In / Join Free' }));
    return { asked: actions.filter(({ type }) => type === 'shop/signInRequested'), at: location() };
  };

  test.each(['Home', 'ProductList', 'ProductDetail', 'FeedProductDetail'])('goes to Login from %s', async (page) => {
    const { asked, at } = await press(page);
    expect(at).toMatch(/^\/customer\/account\/login\?entrypoint=/);
    expect(asked).toEqual([]);
  });

  test.each(['Cart', 'Catalogsearch', 'Cms', 'PaymentShippingAddress'])('opens the popup on %s', async (page) => {
    const { asked, at } = await press(page);
    expect(asked).toEqual([{ type: 'shop/signInRequested', payload: { mode: 1 } }]);
    expect(at).toBe('/');
  });
});

describe('a customer who is known after the first view', () => {
  const known = async (reach: () => void) => {
    const part = (
      <>
        <AccountEntry page="Home" />
        <button type="button">Elsewhere</button>
      </>
    );
    const { store } = renderPart(part, options);
    act(reach);
    act(() => void store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
    const between = document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent;
    return { between, menu: await screen.findByRole('button', { name: /^Hello, / }) };
  };

  test('keeps the focus where Sign In was, while the menu comes and in it', async () => {
    const { between, menu } = await known(() => screen.getByRole('link', { name: 'Sign In / Join Free' }).focus());
    expect(between).toMatch(/customer\/account|Hello, /);
    expect(menu).toHaveFocus();
  });

  test('is left alone elsewhere, and where nothing has the focus', async () => {
    await known(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  test('does not get the focus who has left the entry', async () => {
    const { menu } = await known(() => {
      const link = screen.getByRole('link', { name: 'Sign In / Join Free' });
      link.focus();
      link.blur();
    });
    expect(menu).not.toHaveFocus();
  });
});
