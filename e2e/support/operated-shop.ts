import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startOwnApi, type OwnApi } from './own-api.ts';
import { scratch } from './places.ts';
import type { OwnShopOptions } from './own-shop.ts';
import type { Page } from './test.ts';

/** By it a web server hears from the API what an operator has changed. */
const WEB_SECRET = 'a-secret-of-this-test-and-no-other';

/** An API of a test's own whose changes web servers hear of. */
export const startOperatedApi = (): Promise<OwnApi> => startOwnApi(undefined, { WEB_SECRET });

/** What a shop on such an API is opened with. */
export const onApi = ({ url }: OwnApi): OwnShopOptions => ({ apiUrl: url, env: { WEB_SECRET } });

/** Writes files that an operator's commands read, in a folder of their own; answers where each lies. */
export const operatorFiles = (): ((name: string, ...lines: string[]) => string) => {
  const folder = mkdtempSync(path.join(scratch, 'operator-'));
  return (name, ...lines) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
};

/** For what is looked at in a page that is already in view, in ms: the page is opened again meanwhile. */
export const atOnce = { timeout: 500 };

/** Opens a page again and again until it is as a change has made it, as long as the test may take. */
export const openUntil = async (page: Page, address: string, isChanged: () => Promise<void>): Promise<void> => {
  const look = async (): Promise<void> => {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await isChanged();
  };
  await expect(look).toPass();
};
