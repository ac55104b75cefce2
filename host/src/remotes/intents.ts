import type { Middleware } from '@reduxjs/toolkit';
import { intentPrefix, intentTypes, type CallName, type IntentName, type RemoteConfig } from '@shop/contract';
import type { Model, PartModule } from '@shop/platform';
import { ownNames } from '../../contract/names.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';

interface IntentOwner {
  intent: IntentName;
  remote: string;
  expose: string;
  needs?: readonly CallName[];
}

export interface IntentWiring {
  configs: readonly RemoteConfig[];
  remotes: RemoteLoader;
  /** Called with the owner's models before the intent goes on its way. */
  register(models: readonly Model[]): void;
  /** Brings the owner's texts. */
  prepare(remote: string): Promise<void>;
  /** Called when the owner has something that floats above the page. */
  show(remote: string, expose: string, module: PartModule): void;
  /** Whether the backend has what the intent's owner needs. */
  isServed(owner: Pick<IntentOwner, 'needs'>): Promise<boolean>;
  /** Called when the owner did not arrive, no remote owns the intent, or the backend has not what it needs, to tell the person that nothing happened. */
  fail(type: string, remote: string | null): void;
}

const ownersOf = (configs: readonly RemoteConfig[]): Map<string, IntentOwner> => {
  const owners = configs.flatMap(({ name, intents }) =>
    intents.map((owned) => [intentTypes[owned.intent], { remote: name, ...owned }] as const),
  );
  return new Map(owners);
};

const handledHere: ReadonlySet<string> = new Set(ownNames.intents.map((intent) => intentTypes[intent]));

export interface Intents {
  /**
   * Loads an intent's owner when the intent is first dispatched, then lets the action go on to the owner's slice and
   * saga. Dispatching an intent answers a promise: true when its owner has it, false when the owner did not arrive, or
   * when no remote that is live owns it. The host's own intents go straight on.
   */
  middleware: Middleware;
  /** Has the owner brought before its intent comes. An owner that does not arrive is asked for again by the intent. */
  ready(intent: IntentName): Promise<void>;
}

export const createIntents = (wiring: IntentWiring): Intents => {
  const owners = ownersOf(wiring.configs);
  const ready = new Set<string>();

  const bring = async (owner: IntentOwner): Promise<void> => {
    if (!(await wiring.isServed(owner))) throw new Error(`the backend has not what ${owner.intent} needs`);
    const [module] = await Promise.all([
      wiring.remotes.load<PartModule>(owner.remote, owner.expose),
      wiring.prepare(owner.remote),
    ]);
    wiring.register(module.models ?? []);
    wiring.show(owner.remote, owner.expose, module);
    ready.add(intentTypes[owner.intent]);
  };

  const middleware: Middleware = () => (next) => (action) => {
    const type = (action as { type?: unknown }).type;
    if (typeof type !== 'string' || !type.startsWith(intentPrefix)) return next(action);
    const isHost = handledHere.has(type);
    const owner = owners.get(type);
    performance.mark(type, { detail: isHost ? 'host' : owner?.remote });
    if (isHost) return next(action);
    if (!owner) {
      wiring.fail(type, null);
      return Promise.resolve(false);
    }
    if (ready.has(type)) {
      next(action);
      return Promise.resolve(true);
    }
    return bring(owner).then(
      () => {
        next(action);
        return true;
      },
      () => {
        wiring.fail(type, owner.remote);
        return false;
      },
    );
  };

  return {
    middleware,
    async ready(intent) {
      const owner = owners.get(intentTypes[intent]);
      if (owner && !ready.has(intentTypes[intent])) await bring(owner).catch(() => undefined);
    },
  };
};
