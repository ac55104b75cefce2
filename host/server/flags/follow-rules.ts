import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type FlagRules, checkFlagRules } from '@shop/contract/flag-rules';
import type { FastifyBaseLogger } from 'fastify';

export interface RulesOptions {
  /** The document of rules as it lies there now; null where there is none. Rejects when it cannot be had. */
  read(): Promise<string | null>;
  onRules(rules: FlagRules): void;
  log: FastifyBaseLogger;
}

export interface FollowedRules {
  close(): void;
}

const lookedAtEvery = 1_000;

/** The text of a file; null without it. */
export const fileText = (file: string) => async (): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Looks each second whether the rules are others. A document with anything wrong is refused with every problem named, and
 * the last good one stays; so it does while there is none to be had. Without a document no flag has rules.
 */
export const followRules = ({ read, onRules, log }: RulesOptions): FollowedRules => {
  const end = new AbortController();
  let last: string | null = null;
  let isReported = false;

  const look = async (): Promise<void> => {
    const text = await read();
    if (isReported) log.info('the rules of flags are there again');
    isReported = false;
    if (text === last || end.signal.aborted) return;
    last = text;
    const checked = text === null ? { rules: {} } : checkFlagRules(text);
    if ('problems' in checked) {
      log.error({ problems: checked.problems }, 'the rules of flags are refused, the last good ones stay');
      return;
    }
    onRules(checked.rules);
    log.info({ flags: Object.keys(checked.rules) }, 'rules of flags were taken');
  };

  const follow = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await look().catch((error: unknown) => {
        if (end.signal.aborted || isReported) return;
        isReported = true;
        log.warn({ reason: String(error) }, 'the rules of flags cannot be read, the last good ones stay');
      });
      await wait(lookedAtEvery, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  void follow();

  return { close: () => end.abort() };
};
