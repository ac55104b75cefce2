import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { ShopError } from '../domain/shop-error.ts';
import { messages, type Message } from '../domain/messages.ts';

const unreadable: Message = {
  en: 'This video could not be read. Please choose another.',
  fr: 'Cette vidéo est illisible. Veuillez en choisir une autre.',
};

/** Films worked on at one time; each is in memory twice. */
const limit = pLimit(2);
/** Films that wait for their turn; who comes after them is asked to try again. */
const mostWaiting = 20;
/** ms that one may take: many times what the largest does. */
const timeout = 30_000;

const copied = async (file: Blob): Promise<Blob> => {
  const bytes = await file.arrayBuffer();
  const given = {
    workerData: { bytes, type: file.type },
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  };
  const thread = new Worker(new URL(`./film-thread${path.extname(import.meta.filename)}`, import.meta.url), given);
  try {
    const [film] = await once(thread, 'message', { signal: AbortSignal.timeout(timeout) });
    return new Blob([film as ArrayBuffer], { type: file.type }); // the thread posts it
  } catch {
    throw new ShopError(400, unreadable, { field: 'media' });
  } finally {
    await thread.terminate();
  }
};

/**
 * A film that somebody sent as it may be stored: its pictures and its sound as they are, without what a camera notes:
 * where it was taken, when, and with what.
 * @throws ShopError 400 for what cannot be read as a film, 503 when too many wait already
 */
export const cleanFilm = async (file: Blob): Promise<Blob> => {
  if (limit.pendingCount >= mostWaiting) throw new ShopError(503, messages.busy);
  return limit(copied, file);
};
