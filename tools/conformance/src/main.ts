// `pnpm conformance https://api.example`: whether a backend answers as the shop needs it; `pnpm conformance watch …`: what
// of its answers does not fit while a shop runs on it (docs/how-to/other-backend.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startReading } from '@shop/settings';
import { askAt } from './ask.ts';
import { walkLinks } from './links.ts';
import { linkReport, reportOf } from './report.ts';
import { tour } from './tour.ts';
import { usesIn } from './uses.ts';
import { watchBackend } from './watch.ts';

const usage = `pnpm conformance <origin> [--account <e-mail> --password <password>] [--shop <origin>] [--write]
pnpm conformance watch <origin> [--port 4000]

<origin>    the backend's, such as https://api.example, without a path
--account   a customer of the backend: without one, calls for customers are not tried
--password  theirs; or the variable CONFORMANCE_PASSWORD, or the file of CONFORMANCE_PASSWORD_FILE
--shop      a shop that runs on the backend, such as http://127.0.0.1:3000: its links are opened
--write     makes calls that change data too: only for a backend that is there for tests
watch       passes a shop's calls on to the backend, and names each answer that does not fit
--port      where the shop finds it on this machine; 4000 when nothing is said`;

const originOf = (typed: string | undefined): string => {
  const url = typed !== undefined && URL.canParse(typed) ? new URL(typed) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    console.error(`“${typed ?? ''}” is no origin.\n\n${usage}`);
    process.exit(2);
  }
  return url.origin;
};

const portOf = (typed: string): number => {
  const port = Number(typed);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`“${typed}” is no port.\n\n${usage}`);
  process.exit(2);
};

const given = startReading(process.env, 'conformance');
given.end();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    account: { type: 'string' },
    password: { type: 'string', default: given.of('CONFORMANCE_PASSWORD') ?? '' },
    shop: { type: 'string' },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4000' },
  },
});
const { account: email, password, shop, write, port } = values;
const uses = usesIn(path.resolve(import.meta.dirname, '../../..'));

const watch = async (origin: string): Promise<void> => {
  const at = await watchBackend(origin, { port: portOf(port), uses, say: (line) => console.log(line) }).catch(
    (error: NodeJS.ErrnoException) => {
      console.error(`Nothing can listen at port ${port}: ${error.code ?? error.message}`);
      process.exit(2);
    },
  );
  console.log(`API_URL=${at} npm start runs the shop on ${origin}. Ctrl-C ends it.`);
};

const check = async (origin: string): Promise<void> => {
  const account = email === undefined ? undefined : { email, password };
  const outcomes = await tour({ ask: askAt(origin), account, mayWrite: write });
  console.log(reportOf(outcomes, uses));
  const walked = shop === undefined ? null : await walkLinks(originOf(shop));
  if (walked) console.log(linkReport(walked));
  const isWhole = outcomes.every(({ verdict }) => verdict.kind !== 'fails') && !walked?.dead.length;
  process.exitCode = isWhole ? 0 : 1;
};

const [first, second] = positionals;
await (first === 'watch' ? watch(originOf(second)) : check(originOf(first)));
