import type { CallName } from '@shop/contract';
import type { OwnData, OwnPage } from './own/definition.ts';
import { ownData } from './own/index.ts';

const all: readonly OwnData[] = Object.values(ownData);

const reads = new Set<unknown>(all.flatMap((one) => one.reads));
const changes: Readonly<Record<string, boolean>> = Object.assign({}, ...all.map((one) => one.changes));

export const isSaved = (call: unknown): call is CallName => reads.has(call);

/** Whether a change may be made later; nothing that costs money at once may, and nothing whose answer the next step needs. */
export const isDeferrable = (call: unknown): call is CallName => typeof call === 'string' && call in changes;

export const isRepeatable = (call: CallName): boolean => changes[call] === true;

export const ownPage = (pathname: string): OwnPage | null =>
  all.reduce<OwnPage | null>((found, one) => found ?? one.pageOf(pathname), null);

export const ownLinks = all.map(({ link }) => link);
