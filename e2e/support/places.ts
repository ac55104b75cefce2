import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** Those that are asked for, else free ones: the first process chooses, and the workers inherit what it chose. */
export const ports = {
  shop: Number((process.env.E2E_PORT ??= String(await freePort()))),
  api: Number((process.env.E2E_API_PORT ??= String(await freePort()))),
};
/** A shop that somebody else has started: none is started then. */
export const givenShop = process.env.BASE_URL ? new URL(process.env.BASE_URL).origin : null;
/** `pnpm e2e` has looked whether that one has a sandbox; the one that tests start has. */
export const hasSandbox = process.env.E2E_SANDBOX !== '0';
export const shopUrl = givenShop ?? `http://127.0.0.1:${ports.shop}`;
export const apiUrl = `http://127.0.0.1:${ports.api}`;

const newScratch = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A folder of this run alone; the workers inherit it from the first process, which takes it away at its end. */
export const scratch = (process.env.E2E_SCRATCH ??= newScratch());

/**
 * Lays a store that is filled already into a folder, where one is given (`E2E_STORE`), and says whether it did; an API
 * fills a folder that is empty, which takes it a while.
 */
export const layStore = (folder: string): boolean => {
  const store = process.env.E2E_STORE;
  if (store === undefined) return false;
  cpSync(store, folder, { recursive: true });
  return true;
};

/** The store of the API that all tests share; the first process lays it before that starts. */
export const storeFolder = path.join(scratch, 'api');
if (givenShop === null && !existsSync(storeFolder)) layStore(storeFolder);

/** What was said when the operator's key of the tests' API was made; its last line is the key. */
export const keyFile = path.join(scratch, 'operator-key');

/** The releases that the shop of these tests serves. */
export const liveReleases = process.env.RELEASES ?? path.resolve(import.meta.dirname, '../../releases');
