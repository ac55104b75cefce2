/** Stands in at the browser's border for what jsdom lacks: caches and locks. */
export const offlineBrowser = () => {
  const saved = new Map<string, Response>();
  const address = (request: RequestInfo | URL): string => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request, location.origin);
    return pathname + search;
  };
  const cache = {
    match: async (request: RequestInfo) => saved.get(address(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void saved.set(address(request), response),
    delete: async (request: RequestInfo) => saved.delete(address(request)),
    add: async (request: RequestInfo) => {
      const answer = await fetch(new URL(address(request), location.origin));
      if (!answer.ok) throw new TypeError(`${address(request)} answered ${answer.status}`);
      saved.set(address(request), answer);
    },
  };
  let turn: Promise<unknown> = Promise.resolve();
  const locks = { request: (_name: string, run: () => Promise<unknown>) => (turn = turn.then(run, run)) };
  Object.defineProperty(globalThis, 'caches', { value: { open: async () => cache }, configurable: true });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return saved;
};
