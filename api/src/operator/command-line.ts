import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { SettingsError, startReading, type Environment } from '@shop/settings';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { aligned } from './aligned.ts';
import { askWith, type Reply, type Sent } from './ask.ts';
import { runOperator } from './commands.ts';

interface OperatorSettings {
  /** Origin of the API. */
  readonly api: string;
  readonly key: string;
}

/** Where the commands ask, and with which key. @throws SettingsError */
const operatorSettingsFrom = (environment: Environment): OperatorSettings => {
  const given = startReading(environment, 'operator');
  const [api, key] = [given.of('OPERATOR_API'), given.of('OPERATOR_KEY')];
  given.end();
  if (key === null)
    throw new SettingsError('OPERATOR_KEY is missing: the key of whoever works here (docs/operations.md).');
  return { api, key };
};

/**
 * Sends a request to an API, a file as it is read. It waits for the answer as long as that takes: a long file is worked
 * at for minutes. @throws Error where there is no answer
 */
const sendTo = async (api: string, { method, url, headers, body }: Sent): Promise<Reply> => {
  const address = new URL(url, api);
  const request = (address.protocol === 'https:' ? overHttps : overHttp)(address, { method, headers });
  const answered = new Promise<Reply>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, text: read }), reject);
    });
  });
  // Who refuses a file answers before it has been read: the answer counts.
  const sent = pipeline(Readable.from(body === undefined ? [] : typeof body === 'string' ? [body] : body), request);
  const [reply] = await Promise.all([answered, sent.catch(() => undefined)]);
  return reply;
};

/** Runs one command line, writes what it says, and answers the exit code. */
export const runCommandLine = async (args: readonly string[]): Promise<number> => {
  try {
    const { api, key } = operatorSettingsFrom(process.env);
    const ask = askWith(key, (request) =>
      sendTo(api, request).catch(() => {
        throw new OperatorProblem(`The API at ${api} gives no answer: check OPERATOR_API.`);
      }),
    );
    const said = await runOperator(ask, args);
    process.stdout.write(`${process.stdout.isTTY ? aligned(said) : said}\n`);
    return 0;
  } catch (error) {
    const isForPeople = error instanceof OperatorProblem || error instanceof SettingsError;
    process.stderr.write(`operator: ${isForPeople ? error.message : inspect(error)}\n`);
    return 1;
  }
};
