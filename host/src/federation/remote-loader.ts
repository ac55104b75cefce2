import type { RemoteFault } from '@shop/contract';
import { causeOf, fileOf, NoAnswer } from './fault-cause.ts';

/** Loads what remotes expose (`./home`) and remembers it; a failed load is forgotten, so that the next try asks again. */
export interface RemoteLoader {
  /**
   * Rejects with RemoteUnavailable when the expose does not arrive in time or at all. `ahead`: nobody waits for it yet, so
   * that nobody hears of its not coming, unless somebody asks for it meanwhile.
   */
  load<T>(remote: string, expose: string, how?: { ahead?: boolean }): Promise<T>;
  /** For rendering without waiting. */
  loaded<T>(remote: string, expose: string): T | undefined;
  /** Whether anything of a remote was ever asked for. */
  isAsked(remote: string): boolean;
  /** The build of a remote that is loaded from; 0 when it is not known. */
  buildOf(remote: string): number;
}

export class RemoteUnavailable extends Error {
  readonly fault: RemoteFault;

  constructor(fault: RemoteFault, cause: unknown) {
    super(`${fault.expose} of ${fault.remote}, build ${fault.build}, could not be loaded: ${fault.cause}`, { cause });
    this.fault = fault;
  }
}

interface Options {
  /** How long a part of a remote is waited for, in ms. */
  limit?: number;
  buildOf?(remote: string): number;
  /** Before files that did not come are asked for once more: makes sure that no damaged copy is kept. */
  renew?(remote: string, expose: string): Promise<void>;
  /** Address of the file that an expose still waits for. */
  late?(remote: string, expose: string): string | undefined;
  /** Hears of each load that has failed for good and that somebody waited for. */
  onFault?(error: RemoteUnavailable): void;
}

/** How long a part of a remote is waited for where the page does not say otherwise, in ms. */
export const PART_LIMIT_MS = 5000;

const inTime = <T>(promise: Promise<T>, limit: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer(limit)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** `fetchExpose` asks the federation runtime; null or undefined counts as a failure. */
export const createRemoteLoader = (
  fetchExpose: (remote: string, expose: string) => Promise<unknown>,
  { limit = PART_LIMIT_MS, buildOf = () => 0, renew, late, onFault }: Options = {},
): RemoteLoader => {
  const arrived = new Map<string, unknown>();
  const pending = new Map<string, Promise<unknown>>();
  const asked = new Set<string>();
  const waitedFor = new Set<string>();

  /** One quiet retry for files that did not come: what threw or hung would do so again. */
  const fetchTwice = async (remote: string, expose: string): Promise<unknown> => {
    try {
      return await inTime(fetchExpose(remote, expose), limit);
    } catch (error) {
      if (!renew || causeOf(error) !== 'missing') throw error;
      await renew(remote, expose);
      return inTime(fetchExpose(remote, expose), limit);
    }
  };

  const ask = async (remote: string, expose: string, key: string): Promise<unknown> => {
    try {
      const module = await fetchTwice(remote, expose);
      if (!module) throw new Error(`${expose} is empty`);
      arrived.set(key, module);
      return module;
    } catch (error) {
      const cause = causeOf(error);
      const file = fileOf(error) ?? (cause === 'timeout' ? late?.(remote, expose) : undefined);
      const fault = { remote, build: buildOf(remote), expose, cause, ...(file && { file }) };
      const unavailable = new RemoteUnavailable(fault, error);
      if (waitedFor.has(key)) onFault?.(unavailable);
      throw unavailable;
    } finally {
      pending.delete(key);
      waitedFor.delete(key);
    }
  };

  return {
    load<T>(remote: string, expose: string, { ahead = false } = {}): Promise<T> {
      const key = `${remote}/${expose}`;
      asked.add(remote);
      if (arrived.has(key)) return Promise.resolve(arrived.get(key) as T); // the caller names the expose's type
      if (!ahead) waitedFor.add(key);
      const running = pending.get(key) ?? ask(remote, expose, key);
      pending.set(key, running);
      return running as Promise<T>;
    },
    isAsked: (remote) => asked.has(remote),
    buildOf,
    loaded: <T>(remote: string, expose: string) => arrived.get(`${remote}/${expose}`) as T | undefined,
  };
};
