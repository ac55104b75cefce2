import {
  operatorCalls,
  type FileBody,
  type OperatorCall,
  type OperatorCallName,
  type OperatorInput,
  type OperatorResult,
} from '@shop/contract/operator';
import { OperatorProblem } from '../domain/operator-problem.ts';

/** Makes one of the operator's calls. @throws OperatorProblem with what the API says when it refuses */
export type Ask = <N extends OperatorCallName>(name: N, input: OperatorInput<N>) => Promise<OperatorResult<N>>;

/** A request to the API; `url` is its path with the query. */
export interface Sent {
  readonly method: OperatorCall['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: FileBody;
}
/** Its answer. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly result: unknown;
}
/** @throws OperatorProblem for an answer that is none of the API's */
const envelopeIn = ({ status, text }: Reply): Envelope => {
  try {
    const answer = JSON.parse(text) as Partial<Envelope> | null; // read field by field below
    if (typeof answer?.code === 'number')
      return { code: answer.code, message: answer.message ?? '', result: answer.result };
  } catch {
    // Told below.
  }
  throw new OperatorProblem(`The address answers ${status}, and not as an API does: check OPERATOR_API.`);
};

const queryOf = (query: object | undefined): string => {
  const given = Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

const mediaTypes = { json: 'application/json', csv: 'text/csv', picture: 'application/octet-stream' } as const;

/** Makes calls with a key, over whatever sends them. */
export const askWith =
  (key: string, send: (request: Sent) => Promise<Reply>): Ask =>
  async (name, input) => {
    const { method, path, body: bodyKind }: OperatorCall = operatorCalls[name];
    const { query, body }: { query?: object; body?: object | string } = input;
    const kind = mediaTypes[bodyKind ?? 'json'];
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': kind }),
    };
    const request = {
      method,
      url: `${path}${queryOf(query)}`,
      headers,
      ...(body !== undefined && { body: bodyKind === 'json' ? JSON.stringify(body) : (body as FileBody) }), // the contract's input
    };
    const { code, message, result } = envelopeIn(await send(request));
    // Both sides read the same schemas.
    if (code === 200) return result as OperatorResult<typeof name>;
    throw new OperatorProblem(message);
  };

/** All rows of a list, part by part. */
export const allOf = async <Row, Key = number>(
  part: (place: { after?: Key; limit: number }) => Promise<{ list: Row[]; next: Key | null }>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let place: { after?: Key } | null = {};
  while (place) {
    const { list, next }: { list: Row[]; next: Key | null } = await part({ ...place, limit: 500 });
    rows.push(...list);
    place = next === null ? null : { after: next };
  }
  return rows;
};
