import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { ShellProvider } from '../shell-context.ts';
import { testShell } from '../testing/test-shell.ts';
import { PartBoundary } from './part-boundary.tsx';
import type { Region } from './regions.ts';

test('a part is known by remote and expose while it is drawn, with where, and no longer once it threw or left', () => {
  const regions = new Set<Region>();
  const names = () => [...regions].map(({ remote, expose }) => remote + expose);
  let fail = (): void => undefined;
  const Heart = (): ReactNode => {
    const [isBroken, setBroken] = useState(false);
    fail = () => setBroken(true);
    if (isBroken) throw new Error('broken');
    return <p>A heart</p>;
  };
  const page = (isThere: boolean) => (
    <ShellProvider value={testShell({ regions, report: () => undefined })}>
      <PartBoundary remote="account" expose="./heart">
        <Heart />
      </PartBoundary>
      {isThere && (
        <PartBoundary remote="catalog" expose="./home">
          <p>Home</p>
        </PartBoundary>
      )}
    </ShellProvider>
  );
  const { rerender } = render(page(true));
  expect(names()).toEqual(['account./heart', 'catalog./home']);
  const [heart] = regions;
  expect(heart?.content.getRootNode()).toBe(screen.getByText('Home').ownerDocument);
  rerender(page(false));
  expect(names()).toEqual(['account./heart']);
  jest.mocked(console.error).mockImplementation(() => undefined);
  act(() => fail());
  expect(names()).toEqual([]);
});
