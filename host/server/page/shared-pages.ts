import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { PageRecord } from './page-record.ts';
import { keepPage, findPage, forgetTags } from './shared-pages-scripts.ts';

/** How a page is come by. `age` is in ms. */
export type Found =
  | { kind: 'page'; record: PageRecord; age: number }
  /** It is to be made; `done` says what came of it: a record, or null for a page that is not for everybody. */
  | { kind: 'make'; done(record: PageRecord | null): Promise<void> };

/** Finished pages in Valkey or Redis, for several web servers. */
export interface SharedPages {
  /** The page of this name that is at most so many ms old; while another server makes it, this one waits for it. */
  find(name: string, maxAge: number): Promise<Found>;
  /** Pages that were begun before now from one of these tags are found no more; `*` stands for all. */
  forget(tags: ReadonlySet<string>): void;
  close(): void;
}

export interface SharedPagesOptions {
  url: string;
  /** The web servers share it and the store does not know it. */
  secret: string;
  /** So long an answer of the store is waited for, in ms: one that takes longer is slower than a page that is rendered. */
  answerLimit: number;
  /** How long the store keeps a page, in ms. */
  ttl: number;
  /** How long another server may take to make a page before this one makes it too, in ms. */
  timeout: number;
  log: FastifyBaseLogger;
}

/** So long a store that did not answer is left alone. */
const leftAloneFor = 5_000;
const askedAgainAfter = 25;
/** Changes are remembered for longer than any page that was made before them. */
const changesTtl = 15 * 60_000;

/** In one place of a cluster; the number changes when a record of one web server cannot be read by another. */
const prefix = '{shop-pages-2} ';
const keyOf = (name: string): string => prefix + createHash('sha256').update(name).digest('base64url');
const lockOf = (name: string): string => `${keyOf(name)} lock`;
const changes = `${prefix}changes`;

/** Says that a web server has made this page of this name at this time: the store may be written to by somebody else. */
const signatureOf = (secret: string, name: string, begun: string, { facts, body, state, tags }: PageRecord): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([name, begun, facts, tags, body.byteLength, state.byteLength]))
    .update(body)
    .update(state)
    .digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const alone: Found = { kind: 'make', done: async () => undefined };

export const sharedPages = ({ url, secret, answerLimit, ttl, timeout, log }: SharedPagesOptions): SharedPages => {
  const store = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: answerLimit,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 200, leftAloneFor),
  });
  let leftAloneUntil = 0;
  let isReported = false;
  /** A change could not be told: nothing that lies there is believed until it has forgotten everything. */
  let hasMissed = false;

  const fail = (error: unknown): void => {
    leftAloneUntil = performance.now() + leftAloneFor;
    if (!isReported)
      log.warn({ reason: String(error) }, 'PAGE_CACHE_URL does not answer; each web server keeps its own pages');
    isReported = true;
  };
  store.on('error', fail);

  const isLeftAlone = (): boolean => store.status !== 'ready' || performance.now() < leftAloneUntil;

  const forgetNow = async (tags: readonly string[]): Promise<void> => {
    try {
      await forgetTags(store, changes, tags, changesTtl);
    } catch (error) {
      hasMissed = true;
      throw error;
    }
  };

  const ask = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (isLeftAlone()) return otherwise;
    try {
      if (hasMissed) {
        hasMissed = false; // those who ask meanwhile do so on the same connection, and are answered after this
        await forgetNow(['*']);
      }
      const answer = await work();
      if (isReported) log.info('PAGE_CACHE_URL answers again');
      isReported = false;
      return answer;
    } catch (error) {
      fail(error);
      return otherwise;
    }
  };

  const making = (name: string, token: string, begun: string): Found => ({
    kind: 'make',
    done: (record) =>
      ask(async () => {
        const signature = record ? signatureOf(secret, name, begun, record) : '';
        await keepPage(store, { page: keyOf(name), lock: lockOf(name), token, begun, record, signature, ttl });
      }, undefined),
  });

  return {
    async find(name, maxAge) {
      const token = randomUUID();
      const until = performance.now() + timeout;
      for (;;) {
        const found = await ask(
          () => findPage(store, { page: keyOf(name), lock: lockOf(name), changes, token, maxAge, timeout }),
          null,
        );
        if (found === null) return alone;
        if (found.kind === 'page') {
          if (isSame(found.signature, signatureOf(secret, name, found.begun, found.record))) return found;
          log.error('PAGE_CACHE_URL has a page that no web server with this WEB_SECRET has made');
          return alone;
        }
        if (found.kind === 'make') return making(name, token, found.begun);
        if (found.kind === 'unkept' || performance.now() >= until) return alone;
        await wait(askedAgainAfter);
      }
    },
    forget(tags) {
      if (isLeftAlone()) hasMissed = true;
      else void ask(() => forgetNow([...tags]), undefined);
    },
    close: () => store.disconnect(),
  };
};
