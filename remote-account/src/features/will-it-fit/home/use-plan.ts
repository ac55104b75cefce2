import { localStore } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { Asked } from './address.ts';
import { productsOf, readPlan, withProducts, writePlan, type Plan } from './plan.ts';

const KEY = 'home_plan';

/** Null where there is none, or storage is denied. */
const stored = (): Plan | null => {
  const text = localStore.read(KEY);
  return text ? readPlan(text).plan : null;
};

const store = (plan: Plan): boolean => localStore.write(KEY, writePlan(plan));

export interface PlanState {
  plan: Plan;
  /** Another one with each plan that did not come from typing: fields then show it. */
  version: number;
  /** Whether a link brought the plan, while this device has another one of its own. */
  isLinked: boolean;
  /** False where the browser did not store the last change. */
  isStored: boolean;
  /** Whether a product of the address found no room on the plan any more. */
  isFull: boolean;
}

/**
 * The plan that is shown. One's own is kept on the device with each change. One that a link brings takes its place only
 * where there is none, or when that is asked for.
 */
export const usePlan = (asked: Asked, first: Plan, onMerged: () => void) => {
  const [state, setState] = useState<PlanState>({
    plan: first,
    version: 0,
    isLinked: false,
    isStored: true,
    isFull: false,
  });

  useEffect(() => {
    const own = stored();
    if (!own) return;
    if (asked.isLink && writePlan(own) !== writePlan(first)) {
      setState((now) => ({ ...now, isLinked: true }));
      return;
    }
    // What the form has sent is newer; an address without measures adds its products to what is there.
    if (asked.hasHome) return;
    const wanted = first.pieces.map(({ id }) => id);
    const plan = withProducts(own, wanted);
    const isFull = wanted.some((id) => !productsOf(plan).includes(id));
    const isStored = store(plan);
    setState((now) => ({ ...now, plan, version: 1, isFull, isStored }));
    // Else what is taken off the plan would come back with the next look at this address.
    if (isStored && wanted.length > 0 && !isFull && asked.flaws.length === 0) onMerged();
    // oxlint-disable-next-line react/exhaustive-deps -- the address with which the page was opened, once
  }, []);

  return {
    ...state,
    ids: productsOf(state.plan),
    /** Fields stay as they are: they show already what was typed. */
    change: (update: (plan: Plan) => Plan): void =>
      setState((now) => {
        const plan = update(now.plan);
        return { ...now, plan, isStored: now.isLinked || store(plan), isFull: false };
      }),
    /** Makes a linked plan this device's own. */
    adopt: (): void => setState((now) => ({ ...now, isLinked: false, isStored: store(now.plan) })),
    /** Shows this device's own plan in place of a linked one. */
    showOwn: (): void =>
      setState((now) => ({ ...now, plan: stored() ?? now.plan, version: now.version + 1, isLinked: false })),
  };
};
