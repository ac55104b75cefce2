import { Type } from 'typebox';
import { ask, ProviderRefused, readAs, type Answer } from '../outside.ts';

export interface KlarnaKeys {
  environment: 'playground' | 'production';
  /** Of the API credentials; both are secret. */
  username: string;
  password: string;
}

export interface GatewayOptions extends KlarnaKeys {
  /** Klarna's, unless a test answers in its place; without a final slash. */
  url?: string | undefined;
  /** ms that Klarna has to answer. */
  timeout?: number | undefined;
}

/** Klarna's addresses for North America, where shops of Canada are. */
const addresses = {
  playground: 'https://api-na.playground.klarna.com',
  production: 'https://api-na.klarna.com',
} as const;

const Refusal = Type.Object({
  error_code: Type.String(),
  error_messages: Type.Optional(Type.Array(Type.String())),
});

export interface Gateway {
  get(path: string): Promise<Answer>;
  /** With a `key`, repeats of it do what it asks for once. */
  post(path: string, body: object, key?: string): Promise<Answer>;
}

/** Klarna's REST API. Both throw ProviderRefused with Klarna's code, or ProviderSilent. */
export const klarnaGateway = ({ environment, username, password, url, timeout }: GatewayOptions): Gateway => {
  const base = url ?? addresses[environment];
  const common = { timeout, isGiven: url !== undefined };
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const checked = (answer: Answer): Answer => {
    if (answer.status < 400) return answer;
    const { error_code, error_messages = [] } = readAs(Refusal, answer.body);
    throw new ProviderRefused(error_code, [error_code, ...error_messages].join(': '));
  };
  return {
    get: async (path) => checked(await ask({ ...common, url: base + path, method: 'GET', headers: { authorization } })),
    post: async (path, body, key) => {
      const headers = { authorization, ...(key !== undefined && { 'klarna-idempotency-key': key }) };
      return checked(await ask({ ...common, url: base + path, method: 'POST', headers, body: JSON.stringify(body) }));
    },
  };
};
