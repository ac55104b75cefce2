import { Agent, get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@shop/contract';

export interface Asked {
  seconds: number;
  /** How often each HTTP status was answered. */
  statuses: Record<string, number>;
  /** Pages whose markup came from the server. */
  rendered: number;
  /** Milliseconds for one page. */
  median: number;
  slowest: number;
  /** Milliseconds of the asker's own processor time, all pages together. */
  processor: number;
}

interface Answer {
  status: number;
  isGzip: boolean;
  body: Buffer;
}

const ask = async (agent: Agent, url: string, headers: Record<string, string>): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  get(url, { agent, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', reject);
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        isGzip: answer.headers['content-encoding'] === 'gzip',
        body: Buffer.concat(parts),
      }),
    );
  }).on('error', reject);
  return promise;
};

const isRendered = ({ isGzip, body }: Answer): boolean => {
  const text = (isGzip ? gunzipSync(body) : body).toString();
  return text.includes('"/page-state/') && text.includes('<h1');
};

/**
 * Asks a shop for each path once; `visitors` ask side by side, each for its next page when the last has come. What came is
 * looked at afterwards: the asker runs on the processors that the shop is measured on.
 */
export const askForPages = async (
  shop: string,
  paths: readonly string[],
  { visitors, language }: { visitors: number; language: Language },
): Promise<Asked> => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const headers = { 'accept-encoding': 'gzip', cookie: `lang=${language}` };
  const times: number[] = [];
  const answers: Answer[] = [];
  const left = [...paths];
  const visitor = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const began = performance.now();
      answers.push(await ask(agent, shop + path, headers));
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  const used = process.cpuUsage();
  await Promise.all(Array.from({ length: visitors }, visitor));
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    seconds,
    statuses,
    rendered: answers.filter(isRendered).length,
    median: times[times.length >> 1] ?? 0,
    slowest: times.at(-1) ?? 0,
    processor: (user + system) / 1000,
  };
};
