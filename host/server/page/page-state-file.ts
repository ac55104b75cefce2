import { hash } from 'node:crypto';
import type { Language } from '@shop/contract';
import { LRUCache } from 'lru-cache';
import { type EncodedText, encodedText } from '../http/encoding.ts';

/** The state of a page that is the same for everyone, beside its document. */
export interface PageStateFile {
  /** Names the content, and nothing else: a page that was rendered again from the same answers has the same. */
  hash: string;
  text: EncodedText;
}

/** `json` is what the host's build left; `onGrown` hears of a further form that is kept. */
export const pageStateFile = (json: Uint8Array, onGrown: () => void): PageStateFile => ({
  hash: hash('sha256', json, 'base64url'),
  text: encodedText(json, onGrown),
});

/**
 * Where a page fetches its state. The page's own address follows the hash: a web server that has not made the page, or
 * has forgotten its state, finds out there how to make it.
 */
export const stateAddress = (hash: string, language: Language, url: string): string =>
  `/page-state/${hash}/${language}${url}`;

/** For what an entry takes beyond its bytes. */
const overhead = 500;

export interface PageStateFiles {
  find(hash: string): EncodedText | null;
  keep(file: PageStateFile): void;
  /** Weighs a file again that has grown. */
  grown(file: PageStateFile): void;
}

/** States of pages that were sent lately, also of such that have changed since; the least recently used go first. */
export const pageStateFiles = (maxBytes: number): PageStateFiles => {
  const files = new LRUCache<string, { text: EncodedText }>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => overhead + text.bytes(),
  });
  return {
    find: (hash) => files.get(hash)?.text ?? null,
    keep({ hash, text }) {
      files.set(hash, { text });
    },
    grown({ hash, text }) {
      if (files.peek(hash)?.text === text) files.set(hash, { text });
    },
  };
};
