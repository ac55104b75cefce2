import { render, screen } from '@testing-library/react';
import { PlainHeader } from './plain-header.tsx';

test('leads home and to the other language, and nowhere else', () => {
  render(
    <PlainHeader brand="Boréal" homeHref="/" language={{ code: 'fr', href: '/pay?setLang=fr', label: 'Français' }} />,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Boréal', '/'],
    ['Français', '/pay?setLang=fr'],
  ]);
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('lang', 'fr');
});
