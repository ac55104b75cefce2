import type { RemoteConfig, SlotConfig, SlotName } from '@shop/contract';
import type { Model, PartModule, SlotSource } from '@shop/platform';
import type { ComponentType } from 'react';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { firstViewOver } from '../dom/idle.ts';
import { PartBoundary } from './part-boundary.tsx';

interface SlotWiring {
  configs: readonly RemoteConfig[];
  remotes: RemoteLoader;
  register(models: readonly Model[]): void;
  prepare(remote: string): Promise<void>;
  /** Whether the backend has what the part needs. */
  isServed(part: SlotConfig): Promise<boolean>;
}

const fillersOf = (configs: readonly RemoteConfig[], name: SlotName) =>
  configs
    .flatMap((config) => config.slots.map((slot) => ({ remote: config.name, ...slot })))
    .filter(({ slot }) => slot === name)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

/** A part that throws disappears; the page around it does not. */
const guarded = (Part: ComponentType<object>, remote: string, expose: string): ComponentType<object> =>
  function GuardedPart(props) {
    return (
      <PartBoundary remote={remote} expose={expose}>
        <Part {...props} />
      </PartBoundary>
    );
  };

/**
 * Finds what fills a slot in the remotes' configs and loads it once the first view is over, whatever the slot is called;
 * a remote that does not arrive leaves its part out.
 */
export const slotSource = ({ configs, remotes, register, prepare, isServed }: SlotWiring): SlotSource => {
  const known = new Map<string, ComponentType<object>>();

  const bring = async (remote: string, expose: string): Promise<ComponentType<object> | null> => {
    const key = `${remote}${expose}`;
    const before = known.get(key);
    if (before) return before;
    const [module] = await Promise.all([remotes.load<PartModule>(remote, expose), prepare(remote)]);
    register(module.models ?? []);
    if (!module.default) return null;
    const part = guarded(module.default as ComponentType<object>, remote, expose); // its props are the slot's, typed there
    known.set(key, part);
    return part;
  };

  return {
    async load(name) {
      await firstViewOver();
      const found = await Promise.allSettled(
        fillersOf(configs, name).map(async (part) => ((await isServed(part)) ? bring(part.remote, part.expose) : null)),
      );
      return found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    },
  };
};
