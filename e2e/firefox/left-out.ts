interface LeftOut {
  /** A file, or a pattern for files, relative to `e2e`. */
  file: string;
  /** How the titles of tests begin; without them the whole file is left out. */
  titles?: readonly string[];
  why: string;
}

/** Playwright sets it to null for every request over BiDi, whatever the request carries. */
const noBody = 'Over BiDi Playwright tells no body of a request: postData() is null.';

/** Browser tests that do not run in Firefox, and what keeps each from it: the driver, or a browser that the test needs. */
export const leftOutInFirefox: readonly LeftOut[] = [
  {
    file: '{account,cart-checkout,journeys,shell}/no-script*.spec.ts',
    why: 'Over BiDi Playwright cannot open a page without scripts.',
  },
  { file: 'membership/push.spec.ts', why: 'Push messages come by Chromium’s own protocol.' },
  { file: 'catalog/product-model.spec.ts', why: 'Starts a browser with switches of Chromium’s for its 3D.' },
  { file: 'night/modal.spec.ts', why: 'Reads what Chromium’s tracing says of one frame’s work.' },
  {
    file: 'shell/{layout-shifts,main-picture,more-remotes,overflow}.spec.ts',
    why: 'Throttles and traces by Chromium’s own protocol.',
  },
  { file: 'night/nginx.spec.ts', why: 'Is about nginx, whatever the browser.' },
  {
    file: 'shell/tabs.spec.ts',
    titles: ['SESS-007 fifty-one calls in three tabs'],
    why: `${noBody} The test tells calls apart by it.`,
  },
  { file: 'journeys/search.spec.ts', titles: ['SRCH-004 SRCH-005 SRCH-007 VAL-021 the search box'], why: noBody },
  { file: 'shell/footer.spec.ts', titles: ['FOOT-008 ROUTE-074 an address in the footer'], why: noBody },
  {
    file: 'account/sign-in-on-the-way.spec.ts',
    titles: ['AUTH-006 AUTH-011 AUTH-033 on the address page'],
    why: noBody,
  },
  { file: 'cart-checkout/card-numbers.spec.ts', why: `${noBody} The test would find no card in what it cannot see.` },
  { file: 'pages/every-route.spec.ts', why: 'Counts bytes and switches scripts off by Chromium’s own protocol.' },
  {
    file: 'pages/form-before-hydration.spec.ts',
    why: `${noBody} The test would find no password in what it cannot see.`,
  },
];
