// `pnpm conformance https://api.example`: whether a backend answers as the shop needs it (docs/how-to/other-backend.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startReading } from '@shop/settings';
import { askAt } from './ask.ts';
import { reportOf } from './report.ts';
import { tour } from './tour.ts';
import { usesIn } from './uses.ts';

const usage = `pnpm conformance <origin> [--account <e-mail> --password <password>] [--write]

<origin>    the backend's, such as https://api.example, without a path
--account   a customer of the backend: without one, calls for customers are not tried
--password  theirs; or the variable CONFORMANCE_PASSWORD, or the file of CONFORMANCE_PASSWORD_FILE
--write     makes calls that change data too: only for a backend that is there for tests`;

const originOf = (typed: string | undefined): string => {
  const url = typed !== undefined && URL.canParse(typed) ? new URL(typed) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    console.error(`“${typed ?? ''}” is no origin.\n\n${usage}`);
    process.exit(2);
  }
  return url.origin;
};

const given = startReading(process.env, 'conformance');
given.end();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    account: { type: 'string' },
    password: { type: 'string', default: given.of('CONFORMANCE_PASSWORD') ?? '' },
    write: { type: 'boolean', default: false },
  },
});
const { account: email, password, write } = values;
const origin = originOf(positionals[0]);
const account = email === undefined ? undefined : { email, password };
const outcomes = await tour({ ask: askAt(origin), account, mayWrite: write });
console.log(reportOf(outcomes, usesIn(path.resolve(import.meta.dirname, '../..'))));
process.exitCode = outcomes.some(({ verdict }) => verdict.kind === 'fails') ? 1 : 0;
