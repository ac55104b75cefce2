/** @jest-environment-options {"url": "https://shop.test/"} */
import { Provider } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { choiceCookie } from '../shell/consent/choice-store.ts';
import { Toasts } from '../shell/toasts-view.tsx';
import { sent } from '../testing/measured-page.tsx';
import { texts } from '../testing/test-shell.ts';
import { cleanBrowser } from '../testing/visitor.ts';
import { browserServices } from './services.ts';

const server = useServer();
// webpack's own, of which no remote is asked here.
Object.assign(globalThis, {
  __webpack_require__: { federation: { instance: { registerPlugins: () => {}, registerRemotes: () => {} } } },
});
beforeEach(() => {
  // Node's channel would keep the test from ending.
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new Error('one tab');
  });
  document.cookie = choiceCookie('yes', new Date(), true);
});
afterEach(cleanBrowser);

/** The shell of a page as `main.tsx` wires it, with its toasts in view. */
const openShell = () => {
  const registry = { language: 'en', builds: { host: 1 }, remotes: [] } as const;
  const { services } = browserServices(registry as never, texts.host.en, null); // all that the wiring reads
  const { unmount } = renderPart(
    <Provider store={services.store}>
      <Toasts />
    </Provider>,
    { texts },
  );
  return { ...services, unmount };
};

test('ERR-002 ERR-003 code 500 of any call shows what the server says, and is tracked', async () => {
  const message = 'We are counting the stock.';
  server.use(answer('categoryTree', { code: 500, message }));
  const { client } = openShell();
  await act(() => client.call('categoryTree', {}));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() =>
    expect(sent('serverError')).toEqual([
      { event: 'serverError', to: 'tagManager', call: 'categoryTree', request: expect.any(String), message },
    ]),
  );
});

test('ERR-003 code 500 of a call that nobody waits for is tracked, and shows nothing', async () => {
  const message = 'We are counting the stock.';
  server.use(answer('categoryTree', { code: 500, message }));
  const { client } = openShell();
  await client.call('categoryTree', {}, { background: true });
  await waitFor(() => expect(sent('serverError')).toMatchObject([{ call: 'categoryTree', message }]));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});
