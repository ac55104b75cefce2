import { type EncodedText, compressedText } from '../http/encoding.ts';
import type { PageAnswer } from './produce-page.ts';

/** Part of the records' names: raised when those of before can no longer be read. */
export const recordFormat = 4;

/** A finished page as it lies in a store that several web servers share: its texts compressed with brotli. */
export interface PageRecord {
  /** As JSON. */
  facts: string;
  body: Buffer;
  /** Empty for a page that names no file with its state. */
  state: Buffer;
  tags: readonly string[];
}

interface Facts extends Pick<PageAnswer, 'owner' | 'shows' | 'failed'> {
  status: number;
  policy: string;
  ahead?: string;
  location?: string;
  etag: string;
  /** Of its state: the hash that names it, and its tag. */
  state?: { hash: string; etag: string };
}

/** Compresses a page that is the same for everyone. */
export const recordOf = async (page: PageAnswer): Promise<PageRecord> => {
  const { status, owner, shows, failed, policy, ahead, location, body, state, tags } = page;
  const facts: Facts = {
    status,
    owner,
    shows,
    failed,
    policy,
    ...(ahead !== undefined && { ahead }),
    ...(location !== undefined && { location }),
    etag: body.etag,
    ...(state && { state: { hash: state.hash, etag: state.text.etag } }),
  };
  const empty = Buffer.alloc(0);
  const [text, stateText] = await Promise.all([body.as('br'), state ? state.text.as('br') : empty]);
  return { facts: JSON.stringify(facts), body: text, state: stateText, tags: [...tags] };
};

/** The page of such a record, which `recordOf` has written. */
export const pageOfRecord = (record: PageRecord, onGrown: (page: PageAnswer) => void): PageAnswer => {
  const facts = JSON.parse(record.facts) as Facts;
  const grown = (): void => onGrown(page);
  const body: EncodedText = compressedText(record.body, facts.etag, grown);
  const state = facts.state && {
    hash: facts.state.hash,
    text: compressedText(record.state, facts.state.etag, grown),
  };
  const page: PageAnswer = {
    status: facts.status,
    owner: facts.owner,
    shows: facts.shows,
    failed: facts.failed,
    policy: facts.policy,
    ...(facts.ahead !== undefined && { ahead: facts.ahead }),
    ...(facts.location !== undefined && { location: facts.location }),
    body,
    ...(state && { state }),
    tags: new Set(record.tags),
    shared: true,
    bytes: () => body.bytes() + (state?.text.bytes() ?? 0),
  };
  return page;
};
