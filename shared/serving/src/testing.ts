import { Agent, get } from 'node:http';

/** An answer, or the code of the error in place of one. */
interface Answer {
  status: number | string;
  closes: boolean;
}

const ask = (url: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, closes: true });
    const request = get(url, { agent }, (response) => {
      response.on('error', failed);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      );
      response.resume();
    });
    request.on('error', failed);
  });

/** Asks once, on a connection of its own: the status, or the error's code such as ECONNREFUSED. */
export const askOnce = async (url: string): Promise<number | string> => (await ask(url, new Agent())).status;

/** Asks again until this is the answer. */
export const askUntil = async (url: string, wanted: number | string): Promise<void> => {
  while ((await askOnce(url)) !== wanted);
};

/**
 * Clients that ask without a pause, each on a connection that it keeps, until an answer says that it is closed: what a
 * balancer does. Resolves with how often each answer came.
 */
export const streamUntilClosed = async (urls: readonly string[]): Promise<Record<string, number>> => {
  const answers: Record<string, number> = {};
  const client = async (url: string): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let closes = false; !closes;) {
      const answer = await ask(url, agent);
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
      closes = answer.closes;
    }
    agent.destroy();
  };
  await Promise.all(urls.map(client));
  return answers;
};
