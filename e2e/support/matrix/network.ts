import type { Page, Route } from '@playwright/test';
import type { Fault } from './cells.ts';

const html = '<!doctype html><title>A page of a proxy</title><p>Sign in to the network';

/** What stands between the web server and the browser, by what becomes of a file. A file that hangs has no answer. */
const answers: Partial<Record<Fault, (route: Route) => Promise<void>>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Something failed\n' }),
  'HTML instead': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  garbage: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: Buffer.from([0, 255, 254, 7, 123, 34, 200]) });
  },
  'connection reset': (route) => route.abort('connectionreset'),
  hang: () => Promise.resolve(),
  'tampered byte': async (route) => {
    const response = await route.fetch();
    const bytes = Buffer.from(await response.body());
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await route.fulfill({ response, body: bytes });
  },
};

export const isOfNetwork = (fault: Fault): boolean => answers[fault] !== undefined;

/** Puts a fault between a page and the files that it asks for; true once one was asked for. */
export const breakOnTheWay = async (page: Page, file: RegExp, fault: Fault): Promise<() => boolean> => {
  const answer = answers[fault];
  if (!answer) throw new Error(`${fault} is no fault of the network`);
  let isMet = false;
  await page.route(file, async (route) => {
    isMet = true;
    await answer(route).catch(() => undefined); // the page is gone by now
  });
  return () => isMet;
};
