import { renderPart } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { AppDownload } from './app-download.tsx';

test('SHELL-031 the app’s popover shows a QR code of its page, and closes with Escape', async () => {
  renderPart(<AppDownload />, shellParts().options);
  const opener = screen.getByRole('button', { name: 'Get the app' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(opener);
  const code = await screen.findByRole('img', { name: 'QR code that opens the app’s page' });
  expect(code.querySelectorAll('path')[1]?.getAttribute('d')?.length).toBeGreaterThan(300);
  expect(screen.getByRole('link', { name: 'About the app' })).toHaveAttribute('href', '/app-recommend');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
