import { prefetchInView } from './prefetch-in-view.ts';

/** Reports whether a card is in view: jsdom has no layout. */
let notify: (card: Element, isIntersecting: boolean) => void;
class SeenByTest implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private readonly observed = new Set<Element>();

  constructor(observer: (entries: IntersectionObserverEntry[]) => void) {
    notify = (target, isIntersecting) => {
      // As far as it is read.
      if (this.observed.has(target)) observer([{ target, isIntersecting } as IntersectionObserverEntry]);
    };
  }
  observe(card: Element): void {
    this.observed.add(card);
  }
  disconnect(): void {
    this.observed.clear();
  }
}

const observer = globalThis.IntersectionObserver;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = SeenByTest as unknown as typeof IntersectionObserver; // as far as it is used
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.IntersectionObserver = observer;
  Reflect.deleteProperty(navigator, 'connection');
});
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A list with links to `count` products and one page of another kind, and what is asked for. */
const list = async (count: number, connection?: object) => {
  if (connection) Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  document.body.innerHTML = `<main>${Array.from({ length: count }, (_, n) => `<article><a href="/${n}.html">A sofa</a></article>`).join('')}
    <article><a href="/account">Yours</a></article></main>`;
  const asked: string[] = [];
  const coded: string[] = [];
  const calledOff: string[] = [];
  const running: PromiseWithResolvers<void>[] = [];
  const inView = prefetchInView({
    isKnown: (pathname) => pathname.endsWith('.html'),
    code: (pathname) => void coded.push(pathname),
    ask: ({ pathname }, { signal }) => {
      asked.push(pathname);
      signal.addEventListener('abort', () => calledOff.push(pathname));
      const answer = Promise.withResolvers<void>();
      running.push(answer);
      return answer.promise;
    },
  });
  inView.arrive('/');
  await later(10);
  const cards = [...document.querySelectorAll('article')];
  const show = (isIntersecting = true) => {
    for (const card of cards) notify(card, isIntersecting);
  };
  return { asked, coded, calledOff, running, inView, show };
};

test('the code of such pages comes as soon as the browser is idle, once for a page and on a good connection only', async () => {
  const { coded, inView } = await list(3);
  expect(coded).toEqual(['/0.html']);
  inView.arrive('/other');
  await later(10);
  expect(coded).toEqual(['/0.html', '/0.html']);
  expect((await list(3, { saveData: true })).coded).toEqual([]);
});

test('links that stay in view have their pages made ready, two at once and eight at most; others have not', async () => {
  const { asked, running, show } = await list(12);
  show();
  await later(100);
  expect(asked).toEqual([]);
  await later(400);
  expect(asked).toEqual(['/0.html', '/1.html']);
  for (let over = 0; over < 12; over += 1) {
    running[over]?.[over % 2 === 0 ? 'resolve' : 'reject'](undefined);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await later(10);
  }
  expect(asked).toEqual(Array.from({ length: 8 }, (_, n) => `/${n}.html`));
});

test('a link that is scrolled past is not asked for', async () => {
  const { asked, show } = await list(1);
  show();
  await later(100);
  show(false);
  await later(1_000);
  expect(asked).toEqual([]);
});

test('links that come later are looked at too', async () => {
  const { asked } = await list(0);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<article><a href="/late.html">Late</a></article>');
  await later(10);
  const card = document.querySelector('article:last-child');
  if (card) notify(card, true);
  await later(500);
  expect(asked).toEqual(['/late.html']);
});

test('whoever leaves calls off what is loading, but not the page that was pressed', async () => {
  const { asked, calledOff, running, inView, show } = await list(3);
  show();
  await later(500);
  inView.leave('/1.html');
  expect(calledOff).toEqual(['/0.html']);
  running[0]?.reject(new Error('called off'));
  await later(1_000);
  expect(asked).toEqual(['/0.html', '/1.html']);
  inView.arrive('/');
  await later(10);
  show();
  await later(500);
  expect(asked.slice(2)).toEqual(['/0.html']);
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is made ready for a connection of %o',
  async (connection) => {
    const { asked, show } = await list(2, connection);
    show();
    await later(1_000);
    expect(asked).toEqual([]);
  },
);
