import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Away from the ports of `npm start`, so that tests run beside a shop. */
export const ports = { shop: 3290, api: 4290 } as const;
export const shopUrl = `http://127.0.0.1:${ports.shop}`;
export const apiUrl = `http://127.0.0.1:${ports.api}`;

/** A folder of this run alone; the workers inherit it from the first process. */
export const scratch = (process.env.E2E_SCRATCH ??= mkdtempSync(path.join(tmpdir(), 'shop-e2e-')));
