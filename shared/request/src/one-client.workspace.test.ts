import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Ways to send a request, except images, links and scripts. */
const senders =
  /\bfetch\(|XMLHttpRequest|sendBeacon|new (?:WebSocket|EventSource)\b|from '(?:axios|ky|got|node:https?)'/;

/** Of servers and of what tests them, which no page loads. */
const isOfServers = (file: string): boolean => /^shared\/(serving|objects|outside|qa|testing)\//.test(file);

const sources = globSync('{remote-*,host,shared/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !isOfServers(file),
);

test('REQ-012 nothing in the browser sends a request but the one client; builds are compared by a file, not a call', () => {
  expect(sources.length).toBeGreaterThan(300);
  const sending = sources.filter((file) => senders.test(readFileSync(path.join(root, file), 'utf8')));
  expect(sending.toSorted()).toEqual([
    'host/src/browser/fault-report.ts', // a failed remote, told to the web server
    'host/src/browser/stale-remotes.ts', // files of the web server
    'host/src/browser/trackers/recommendations.ts', // in place of the service's own script
    'host/src/browser/version-check.ts',
    'host/src/browser/visitor-flags.ts', // answers of the web server's own
    'host/src/browser/web-vitals.ts', // how long the page took, told to the web server
    'host/src/dom/own-file.ts', // files of the web server: the registry and a page's state
    'host/src/federation/browser.ts', // a remote's files past the HTTP cache
    'host/src/start/page-files.ts', // files of the page, ahead of a touch
    'host/src/start/sent-forms.ts', // a plain form to the web server, before the client is there
    'remote-account/src/features/sign-in/one-tap/google-sandbox.ts', // in place of Google's own script
    'remote-cart-checkout/src/features/payment/providers/sandbox/card-tokens.ts', // in place of the provider's own fields
    'shared/request/src/server-transport.ts', // the same client on the server
    'shared/request/src/transport.ts',
  ]);
});
