import { hydratedEvent, dataBlocks, type StartBlock } from '../../contract/document.ts';
import { handedOver } from '../browser/handed-over.ts';
import { start, startOwnPage } from './start.ts';

export const block: StartBlock = {
  offline: 'You are offline.',
  registry: '/registry/host.1.json',
  state: { url: '/page-state/a/en/', answeredAt: 1 },
  styles: [['/assets/host/1/main.css', 'sha256-c']],
  scripts: [
    ['/assets/host/1/libraries.js', 'sha256-l'],
    ['/assets/host/1/main.js', 'sha256-m'],
  ],
  preloads: [['/assets/catalog/1/remoteEntry.js', 'sha256-e']],
};

export const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
export const hydrated = async (): Promise<void> => {
  dispatchEvent(new Event(hydratedEvent));
  // What follows in the same task.
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
};

/** A page as the server writes it, with its start script run. */
export const open = (markup = ''): void => {
  document.body.innerHTML = `${markup}<script type="application/json" id="${dataBlocks.start}"></script>`;
  start(block);
};
/** A page of one person, with its start script run. */
export const openOwn = (markup: string): void => {
  document.body.innerHTML = markup;
  startOwnPage(block);
};
export const element = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** A clock of its own for each test of a file, and nobody who listens for the next one. */
export const eachOnItsOwn = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    // Nothing that is fetched at rest comes before the test has it come.
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  });
  afterEach(async () => {
    window.dispatchEvent(new Event('keydown')); // nobody listens for the next test
    await hydrated();
    await handedOver();
    document.head.innerHTML = '';
    document.cookie = 'token=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
};
