import type { ActingAs, ActionAnswer, ActionContext, CallInput, CallName, CallResult } from '@shop/contract';

type Refused = Extract<ActionAnswer<CallName>, { ok: false }>;

/** The API's answers to an action's calls: a result, or a refusal with its code. */
export type ActionAnswers = { [N in CallName]?: { result: CallResult<N> } | Omit<Refused, 'ok'> };

/** The same table, whose names all stand for anything: the whole union of results is too large to be told apart. */
type Rest = Partial<Record<CallName, { code: number } | { result: unknown }>>;

export interface AskedByAction {
  as: ActingAs;
  name: CallName;
  input: CallInput<CallName>;
}

/** The `call` of a plain form's action, and what it was asked. Calls without an answer here get `code`. */
export const actionCall = (answers: ActionAnswers, code = 200) => {
  const asked: AskedByAction[] = [];
  const call: ActionContext['call'] = async (as, name, input) => {
    asked.push({ as, name, input });
    const given = (answers as Rest)[name]; // its own result for each name
    const rest = code === 200 ? { result: {} } : { code, message: '' };
    const said = given ?? rest;
    const answer = 'code' in said ? { ok: false, ...said } : { ok: true, code: 200, result: said.result };
    return answer as ActionAnswer<typeof name>; // the table gives each name its own result
  };
  return { call, asked };
};
