import '@shop/serving/machine-code';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RemoteFault } from '@shop/contract';
import { tracing } from '@shop/serving';
import { type CodeOwner, type OwnedFolder, firstOwner } from './code-owner.ts';
import {
  type Answers,
  type FromThread,
  type Question,
  type ThreadData,
  type ToThread,
  knownRemotes,
} from './messages.ts';
import { pausedStack } from './paused-stack.ts';

/** A page could not be rendered; `fault` names whose code was at fault, where that is known. */
export class RenderFailure extends Error {
  readonly fault: RemoteFault | null;

  constructor(reason: string, fault: RemoteFault | null = null) {
    super(reason);
    this.fault = fault;
  }
}

export type ThreadEnd =
  | { why: 'stuck'; owner: CodeOwner | null }
  /** The thread ended by itself, or could not start; the message is its error. */
  | { why: 'crashed' | 'unusable'; reason: string };

export interface ThreadOptions {
  hostEntry: string;
  /** A thread that gives no answer for so many ms is ended. */
  stuckAfter: number;
  /** Builds whose code may run in it. */
  folders(): OwnedFolder[];
  onFault(fault: RemoteFault, reason: string): void;
  onReady(): void;
  /** Once, when it has ended without being asked to. */
  onEnd(end: ThreadEnd): void;
}

export interface RenderThread {
  ask<K extends Question['kind']>(question: Extract<Question, { kind: K }>, signal: AbortSignal): Promise<Answers[K]>;
  /** Has it forget what pages of everybody have in common. */
  forget(): void;
  /** Questions that it has not answered. */
  load(): number;
  /** False while it starts and while it keeps a ping waiting. */
  isAnswering(): boolean;
  end(): Promise<void>;
}

interface Waiting {
  resolve(answer: Answers[keyof Answers]): void;
  reject(error: Error): void;
}

const checkedEvery = 200;
/** Milliseconds that a blocked thread has to stop at the debugger. */
const pauseLimit = 2_000;
/**
 * A page makes some megabytes of objects that nothing needs after it. With room for several pages nearly all of them
 * are gone when it is full; with V8's own limit more of them are copied first.
 */
const youngMegabytes = 64;
/** Loading the host's build may take a busy machine long, but not for ever. */
const startLimit = 20_000;

/** One thread that renders pages, and its watchdog. */
export const renderThread = (options: ThreadOptions): RenderThread => {
  const { hostEntry, stuckAfter } = options;
  const workerData: ThreadData = { hostEntry, isTraced: tracing() !== null };
  // Where this process keeps compiled code, if it does: the thread then starts in half the time.
  const compiled = getCompileCacheDir();
  // The thread gets no setting of the server, so that code of releases sees no secret.
  const worker = new Worker(new URL(`./thread-main${path.extname(import.meta.filename)}`, import.meta.url), {
    workerData,
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', ...(compiled && { NODE_COMPILE_CACHE: compiled }) },
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    name: `render ${path.basename(path.resolve(hostEntry, '../..'))}`,
  });
  const waiting = new Map<number, Waiting>();
  const startedAt = performance.now();
  let lastId = 0;
  let isReady = false;
  let hasEnded = false;
  /** When the ping was sent that has had no answer yet; null without one. */
  let pingedAt: number | null = null;
  let isChecking = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's, not a window's
  const send = (message: ToThread): void => worker.postMessage(message);

  /** Remotes that the thread knows by their numbers. */
  const sent = new Map<string, number>();
  let lastNumber = 0;
  const numberOf = (remotes: string): number => {
    const known = sent.get(remotes);
    if (known !== undefined) return known;
    lastNumber += 1;
    sent.set(remotes, lastNumber);
    const [oldest] = sent.keys();
    if (sent.size > knownRemotes && oldest !== undefined) sent.delete(oldest);
    send({ remotes, number: lastNumber });
    return lastNumber;
  };

  const post = ({ remotes = '[]', ...question }: Question, handlers: Waiting): number => {
    lastId += 1;
    waiting.set(lastId, handlers);
    send({ id: lastId, question, remotes: numberOf(remotes) });
    return lastId;
  };

  const end = async (outcome?: ThreadEnd): Promise<void> => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(watchdog);
    for (const { reject } of waiting.values()) reject(new RenderFailure('the thread that rendered it was ended'));
    waiting.clear();
    if (outcome) options.onEnd(outcome);
    await worker.terminate();
  };

  const busyWith = async (): Promise<CodeOwner | null> =>
    firstOwner(await pausedStack(worker.threadId, pauseLimit), options.folders());

  const check = async (): Promise<void> => {
    const now = performance.now();
    if (!isReady) {
      if (now - startedAt > startLimit) await end({ why: 'stuck', owner: await busyWith() });
      return;
    }
    if (pingedAt === null) {
      if (waiting.size === 0) return;
      pingedAt = now;
      const answered = () => void (pingedAt = null);
      post({ kind: 'ping' }, { resolve: answered, reject: answered });
    } else if (now - pingedAt > stuckAfter) {
      const owner = await busyWith();
      if (pingedAt !== null) await end({ why: 'stuck', owner });
    }
  };

  const watchdog = setInterval(() => {
    if (isChecking || hasEnded) return;
    isChecking = true;
    void check().finally(() => (isChecking = false));
  }, checkedEvery);
  watchdog.unref();

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') {
      isReady = true;
      return options.onReady();
    }
    if (message.kind === 'unusable') return void end({ why: 'unusable', reason: message.reason });
    if (message.kind === 'fault') return options.onFault(message.fault, message.reason);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(message.answer);
    else asked?.reject(new RenderFailure(message.reason, message.fault));
  });
  worker.on('error', (error) => void end({ why: 'crashed', reason: String(error) }));
  worker.on('exit', (code) => void end({ why: 'crashed', reason: `exit code ${code}` }));
  worker.unref();

  return {
    ask<K extends Question['kind']>(question: Extract<Question, { kind: K }>, signal: AbortSignal) {
      return new Promise<Answers[K]>((resolve, reject) => {
        if (hasEnded) return reject(new RenderFailure('the thread has ended'));
        const id = post(question, {
          resolve: (answer) => resolve(answer as Answers[K]), // the thread answers each question by its kind
          reject,
        });
        signal.addEventListener('abort', () => {
          if (waiting.delete(id) && !hasEnded) send({ abort: id });
          reject(signal.reason);
        });
      });
    },
    forget: () => send({ forget: true }),
    load: () => waiting.size,
    isAnswering: () => isReady && !hasEnded && (pingedAt === null || performance.now() - pingedAt < checkedEvery * 2),
    end: () => end(),
  };
};
