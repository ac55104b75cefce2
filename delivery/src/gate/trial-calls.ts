import type { Rendered, TrialTask } from './trial.ts';

type Answer = TrialTask['answers'][number];

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const ask = globalThis.fetch;

/**
 * Answers the calls of one page from now on: by the API where there is one, else as was recorded. A call that was not is
 * answered as by an API that is out of order. What is given back tells of the calls so far.
 */
export const answerCalls = ({ api, answers }: TrialTask): (() => Pick<Rendered, 'answers' | 'unanswered'>) => {
  const made: Answer[] = [];
  const unanswered: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    const body = await request.clone().text();
    if (api !== null) {
      const answer = await ask(request);
      const text = await answer.clone().text();
      made.push({ call, ...(body && { body }), status: answer.status, answer: json(text) });
      return answer;
    }
    const known = answers.find((one) => one.call === call && (one.body ?? '') === body);
    if (!known) {
      unanswered.push(body ? `${call} ${body}` : call);
      return Response.json({ code: 503, message: '', result: null, type: 'error' }, { status: 503 });
    }
    return Response.json(known.answer, { status: known.status });
  };
  return () => ({ answers: made, unanswered });
};
