import { fireEvent, screen } from '@testing-library/react';
import { Link } from '@shop/platform';
import { renderPart } from '@shop/testing';
import { ShellTree } from '../shell/shell-tree.tsx';
import { createOverlayList } from '../remotes/overlays.tsx';
import { remoteConfig, route, testShell } from '../testing/test-shell.ts';
import { createPrefetch } from './prefetch.ts';

// jsdom has none.

const configs = [
  remoteConfig([route({ path: '/checkout/cart', page: './cart', render: 'personal' })], { name: 'cart-checkout' }),
  remoteConfig([
    route({ path: '/:product', page: './product', resolves: 'product' }),
    route({ path: '/:category', page: './list', resolves: 'category' }),
    route({ path: '/:cms', page: './content', resolves: 'cms' }),
  ]),
];

/** A link inside the shell, which pages were fetched, and what was asked for them. */
const linkTo = (href: string, outcome: () => Promise<unknown> = async () => ({})) => {
  const fetched: string[] = [];
  const asked: string[] = [];
  const prefetch = createPrefetch({
    configs,
    load: async (remote, page) => {
      fetched.push(remote + page);
      return outcome();
    },
    ask: async ({ pathname, search }) => {
      asked.push(pathname + search);
      await outcome();
    },
  });
  renderPart(
    <ShellTree services={testShell({ configs, prefetch })} overlays={createOverlayList()}>
      <Link href={href}>There</Link>
    </ShellTree>,
  );
  return { fetched, asked, link: screen.getByRole('link') };
};

test('a pointer over a link fetches the page that it leads to, and a second time nothing', () => {
  const { fetched, link } = linkTo('/checkout/cart?a=1');
  expect(fetched).toEqual([]);
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(fetched).toEqual(['cart-checkout./cart']);
});

test('a link with the focus fetches the pages that path resolution is likely to find', () => {
  const { fetched, link } = linkTo('/lund-sofa.html');
  fireEvent.focus(link);
  expect(fetched).toEqual(['catalog./product', 'catalog./list']);
});

test('a page that does not come stays a matter of the navigation', async () => {
  const { fetched, link } = linkTo('/checkout/cart', () => Promise.reject(new Error('gone')));
  fireEvent.pointerEnter(link);
  await Promise.resolve();
  expect(fetched).toHaveLength(1);
});

test('nothing is fetched for another site, or for who saves data', () => {
  const { fetched, link } = linkTo('/checkout/cart');
  const prefetch = createPrefetch({
    configs,
    load: async () => fetched.push('elsewhere'),
    ask: async () => undefined,
  });
  prefetch('https://elsewhere.example/checkout/cart');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  fireEvent.pointerEnter(link);
  Reflect.deleteProperty(navigator, 'connection');
  expect(fetched).toEqual([]);
});

describe('what a page shows', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const rest = () => jest.advanceTimersByTimeAsync(100);

  test('is asked for once when a pointer rests on a link', async () => {
    const { asked, link } = linkTo('/lund-sofa.html?piid=3');
    fireEvent.pointerEnter(link);
    expect(asked).toEqual([]);
    await rest();
    fireEvent.focus(link);
    await rest();
    expect(asked).toEqual(['/lund-sofa.html?piid=3']);
  });

  test('is not asked for by a pointer that passes over the link', async () => {
    const { asked, link } = linkTo('/lund-sofa.html');
    fireEvent.pointerEnter(link);
    fireEvent.pointerLeave(link);
    await rest();
    expect(asked).toEqual([]);
  });

  test('is not asked for where it is one person’s own', async () => {
    const { asked, link } = linkTo('/checkout/cart');
    fireEvent.pointerEnter(link);
    await rest();
    expect(asked).toEqual([]);
  });

  test('is asked for again when it failed', async () => {
    const { asked, link } = linkTo('/lund-sofa.html', () => Promise.reject(new Error('gone')));
    fireEvent.pointerEnter(link);
    await rest();
    fireEvent.focus(link);
    await rest();
    expect(asked).toHaveLength(2);
  });
});
