import type { CallName } from '@shop/contract';
import type { Access } from '../access.ts';

/**
 * Calls that stand in the contract and are not built yet, with who may make them. They check token and input, and
 * answer 501. Whoever builds one takes its line out of here: until then `registerCall` does not take its name.
 */
export const unbuiltCalls = {} as const satisfies Partial<Record<CallName, Access>>;

export type UnbuiltCall = keyof typeof unbuiltCalls;
