import { productPageCalls, type CallInput, type CallName, type CallResult } from '@shop/contract';
import type { RequestClient } from '@shop/request';

/** A call by its name and query, whatever the order of the query's names. */
const nameOf = (call: CallName, query: object): string =>
  JSON.stringify([call, ...Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

/**
 * The client of a page that is everyone's: path resolution answers also what the page asks next, and those calls are
 * answered from there. What the API did not answer so, or the page asks in another way, is a call of its own.
 */
export const withPageAnswers = (client: RequestClient): RequestClient => {
  const known = new Map<string, unknown>();

  const resolve: RequestClient['call'] = async (name, input, options) => {
    const { body } = input as CallInput<'pathResolve'>;
    const asked = { body: { ...body, with_page: 1 } } as typeof input;
    const answer = await client.call(name, asked, options);
    if (!answer.ok) return answer;
    const { id, page } = (answer.result ?? {}) as Partial<NonNullable<CallResult<'pathResolve'>>>;
    if (!id || !page) return answer;
    for (const [call, query] of Object.entries(productPageCalls(id))) {
      // Frozen, because the store walks through all of what it is given, three times, unless it is.
      known.set(nameOf(call as CallName, query), Object.freeze(page[call as keyof typeof page]));
    }
    return answer;
  };

  return {
    call: async (name, input, options) => {
      if (name === 'pathResolve') return resolve(name, input, options);
      const asked = 'query' in input && known.size > 0 ? nameOf(name, input.query ?? {}) : '';
      if (!known.has(asked)) return client.call(name, input, options);
      return { ok: true, code: 200, result: known.get(asked) as never, message: '', type: 'success' };
    },
  };
};
