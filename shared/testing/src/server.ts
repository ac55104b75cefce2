import { setupServer } from 'msw/node';

/** The API of a test file: `server.use(answer('carts', …))`. A call that nobody answers fails the test. */
export const server = setupServer();

/** Called once at the top of a test file that makes calls. */
export const useServer = (): typeof server => {
  const unanswered: string[] = [];
  beforeAll(() =>
    server.listen({
      onUnhandledFrame: ({ frame, defaults }) => {
        const { request } = frame.data as { request?: Request }; // an HTTP frame's data; a socket's has none
        unanswered.push(request ? `${request.method} ${request.url}` : frame.protocol);
        defaults.error();
      },
    }),
  );
  afterEach(() => {
    server.resetHandlers();
    const missed = unanswered.splice(0);
    if (missed.length > 0) throw new Error(`calls that the test did not answer: ${missed.join(', ')}`);
  });
  afterAll(() => server.close());
  return server;
};
