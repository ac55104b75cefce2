// `pnpm e2e [file…]`: the browser tests, on servers that are started for them; `BASE_URL=https://staging.example pnpm e2e`:
// those that need nothing but a shop, on that one.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './checks/run.ts';

const given = process.env.BASE_URL;

/** What is wrong with the address of a shop, as one sentence; null when it answers. */
const faultOf = async (address: string): Promise<string | null> => {
  if (!URL.canParse(address)) return `BASE_URL is “${address}”, which is no address such as https://staging.example.`;
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return ok ? null : `The shop at ${address} answers ${status}, so nothing was tried.`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return `No shop answers at ${address}, so nothing was tried (${cause || 'no connection'}).`;
  }
};

/** A shop that sells has nothing below `/dev`. */
const hasSandbox = async (address: string): Promise<boolean> =>
  (await fetch(new URL('/dev/mailbox.json', address), { redirect: 'manual' })).ok;

const fault = given === undefined ? null : await faultOf(given);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  const env = { ...process.env, ...(given !== undefined && { E2E_SANDBOX: (await hasSandbox(given)) ? '1' : '0' }) };
  const playwright = path.join(root, 'e2e/node_modules/.bin/playwright');
  const { status } = spawnSync(playwright, ['test', ...process.argv.slice(2)], {
    cwd: path.join(root, 'e2e'),
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
