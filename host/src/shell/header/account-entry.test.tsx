import { renderPart } from '@shop/testing';
import { screen } from '@testing-library/react';
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
