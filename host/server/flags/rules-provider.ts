import type { EvaluationContext } from '@openfeature/core';
import { FlagdCore } from '@openfeature/flagd-core';
import type { Provider, ResolutionDetails } from '@openfeature/server-sdk';

/** flagd says at length what is nobody's fault, such as a flag that no rules are for. */
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

/** OpenFeature's provider over rules in the form of flagd: evaluated in this process, nothing is asked of anybody. */
export class RulesProvider implements Provider {
  readonly metadata = { name: 'rules of flagd' };
  readonly runsOn = 'server';
  readonly #rules = new FlagdCore(undefined, quiet);

  /** Takes rules in place of all before. They were checked. */
  take(document: string): void {
    this.#rules.setConfigurations(document);
  }

  async resolveBooleanEvaluation(
    key: string,
    otherwise: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    return this.#rules.resolveBooleanEvaluation(key, otherwise, context);
  }

  async resolveStringEvaluation(
    key: string,
    otherwise: string,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<string>> {
    return this.#rules.resolveStringEvaluation(key, otherwise, context);
  }

  async resolveNumberEvaluation(
    key: string,
    otherwise: number,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<number>> {
    return this.#rules.resolveNumberEvaluation(key, otherwise, context);
  }

  async resolveObjectEvaluation(): Promise<never> {
    throw new Error('no flag of the shop is an object');
  }
}
