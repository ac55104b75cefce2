import { renderPart } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { CountrySwitch } from './country-switch.tsx';

test('SHELL-029 the country switcher links to the twelve other sites, not to Canada', async () => {
  renderPart(<CountrySwitch />, shellParts().options);
  await userEvent.click(screen.getByRole('button', { name: /Other countries/ }));
  const links = within(await screen.findByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.textContent?.slice(0, 3))).toEqual(
    'USA GBR GER ITA FRA ESP POL AUS AUT BEL NLD SWE'.split(' '),
  );
  // Addresses of this site, which leads on where a target is configured, and says so where none is.
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(12);
  expect(links[0]).toHaveAttribute('href', '/go/usa');
  expect(links[0]).toBeVisible();
});
