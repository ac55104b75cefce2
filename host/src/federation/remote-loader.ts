/** Loads what remotes expose (`./home`) and remembers it; a failed load is forgotten, so that the next try asks again. */
export interface RemoteLoader {
  /** Rejects with RemoteUnavailable when the expose does not arrive in time or at all. */
  load<T>(remote: string, expose: string): Promise<T>;
  /** What has already arrived, for rendering without waiting. */
  loaded<T>(remote: string, expose: string): T | undefined;
  /** Whether anything of a remote was ever asked for. */
  isAsked(remote: string): boolean;
}

export class RemoteUnavailable extends Error {
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote ${remote} could not be loaded`, { cause });
    this.remote = remote;
  }
}

const TIMEOUT_MS = 5000;

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** `fetchExpose` asks the federation runtime; null or undefined counts as a failure. */
export function createRemoteLoader(fetchExpose: (remote: string, expose: string) => Promise<unknown>): RemoteLoader {
  const arrived = new Map<string, unknown>();
  const underWay = new Map<string, Promise<unknown>>();
  const asked = new Set<string>();

  async function ask(remote: string, expose: string, key: string): Promise<unknown> {
    try {
      const module = await inTime(fetchExpose(remote, expose));
      if (!module) throw new Error(`${expose} is empty`);
      arrived.set(key, module);
      return module;
    } catch (cause) {
      throw new RemoteUnavailable(remote, cause);
    } finally {
      underWay.delete(key);
    }
  }

  return {
    load<T>(remote: string, expose: string): Promise<T> {
      const key = `${remote}/${expose}`;
      asked.add(remote);
      if (arrived.has(key)) return Promise.resolve(arrived.get(key) as T); // the caller names the expose's type
      const running = underWay.get(key) ?? ask(remote, expose, key);
      underWay.set(key, running);
      return running as Promise<T>;
    },
    isAsked: (remote) => asked.has(remote),
    loaded: <T>(remote: string, expose: string) => arrived.get(`${remote}/${expose}`) as T | undefined,
  };
}
