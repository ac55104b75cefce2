import type { FastifyBaseLogger } from 'fastify';
import { renderHeaders } from '../http/api-headers.ts';
import { eachSecond, pause } from '../http/each-second.ts';

export interface PageChangesOptions {
  apiUrl: string;
  /** Without it the API tells nothing. */
  webSecret: string;
  /** Hears what changed: tags of pages, `*` for everything. */
  onChange(tags: ReadonlySet<string>): void;
  log: FastifyBaseLogger;
}

export interface PageChanges {
  /** Whether what changes is heard of within seconds, so that pages may be kept for longer. */
  isSubscribed(): boolean;
  /** How far the API’s database had come when it last told of changes; null where it does not say. */
  position(): number | null;
  close(): void;
}

/** An answer that takes longer is asked for again. */
const timeout = 2_000;
/** So long without an answer, changes may have been missed that the API no longer keeps; it keeps them for an hour. */
const forgottenAfter = 10 * 60_000;

interface Answer {
  cursor: string;
  tags: string[];
  position?: unknown;
}

const isAnswer = (body: unknown): body is Answer =>
  typeof body === 'object' &&
  body !== null &&
  'cursor' in body &&
  typeof body.cursor === 'string' &&
  'tags' in body &&
  Array.isArray(body.tags);

/** Asks the API each second what changed of that which pages are made from. */
export const followPageChanges = ({ apiUrl, webSecret, onChange, log }: PageChangesOptions): PageChanges => {
  let cursor: string | null = null;
  let position: number | null = null;
  let notifiedAt = -Infinity;

  const ask = async (ending: AbortSignal): Promise<void> => {
    if (performance.now() - notifiedAt > forgottenAfter) cursor = null;
    const url = `${apiUrl}/web/changes${cursor === null ? '' : `?after=${encodeURIComponent(cursor)}`}`;
    const askedAt = performance.now();
    const answer = await fetch(url, {
      headers: renderHeaders(webSecret, null),
      signal: AbortSignal.any([ending, AbortSignal.timeout(timeout)]),
    });
    const body: unknown = answer.ok ? await answer.json() : await answer.text();
    if (!answer.ok || !isAnswer(body)) throw new Error(`the API answered ${answer.status}`);
    // Before pages are made anew: what they ask for must not be older.
    if (body.tags.length > 0) position = Number.isSafeInteger(body.position) ? Number(body.position) : null;
    if (body.tags.length > 0) onChange(new Set(body.tags));
    ({ cursor } = body);
    notifiedAt = askedAt;
  };
  const asking = webSecret
    ? eachSecond(ask, {
        log,
        failed: 'changes of pages are not heard of; they are kept for less long',
        again: 'changes of pages are heard of again',
      })
    : null;

  return {
    position: () => position,
    isSubscribed: () => performance.now() - notifiedAt < 3 * pause + timeout,
    close: () => asking?.close(),
  };
};
