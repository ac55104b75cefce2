import { AccountPagesProvider } from '@shop/platform';
import { render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { createOverlayList } from '../remotes/overlays.tsx';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { ShellTree } from './shell-tree.tsx';

test('ACC-004 what makes the account’s list of pages is told of every live remote', () => {
  const account = { group: 'benefits', name: { en: 'Prize draws', fr: 'Tirages' } } as const;
  const configs = [
    remoteConfig([route({ path: '/' })]),
    remoteConfig([route({ path: '/draws', account })], { name: 'membership' }),
  ];
  const ShownPages = () => <pre>{JSON.stringify(useContext(AccountPagesProvider))}</pre>;
  render(
    <ShellTree services={testShell({ configs })} overlays={createOverlayList()}>
      <ShownPages />
    </ShellTree>,
  );
  expect(JSON.parse(screen.getByText(/Prize draws/).textContent)).toEqual(configs);
});
