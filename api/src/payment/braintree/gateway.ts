import { Type } from 'typebox';
import { ask, ProviderRefused, ProviderSilent, readAs } from '../outside.ts';

export interface BraintreeKeys {
  environment: 'sandbox' | 'production';
  publicKey: string;
  privateKey: string;
  /** Which of the merchant's accounts is paid; null for its default. It must be in Canadian dollars. */
  merchantAccount: string | null;
}

export interface GatewayOptions extends Pick<BraintreeKeys, 'environment' | 'publicKey' | 'privateKey'> {
  /** Braintree's, unless a test answers in its place. */
  url?: string | undefined;
  /** ms that Braintree has to answer. */
  timeout?: number | undefined;
}

/** Sends a GraphQL document; answers its `data`. @throws ProviderRefused with Braintree's code, ProviderSilent */
export type Gateway = (document: string, variables: object) => Promise<unknown>;

const addresses = {
  sandbox: 'https://payments.sandbox.braintree-api.com/graphql',
  production: 'https://payments.braintree-api.com/graphql',
} as const;

const Reply = Type.Object({
  data: Type.Optional(Type.Unknown()),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        message: Type.String(),
        extensions: Type.Optional(
          Type.Object({ errorClass: Type.Optional(Type.String()), legacyCode: Type.Optional(Type.String()) }),
        ),
      }),
    ),
  ),
});

/** Braintree's GraphQL API. The version is the one that its reference describes. */
export const braintreeGateway = ({ environment, publicKey, privateKey, url, timeout }: GatewayOptions): Gateway => {
  const headers = {
    authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
    'braintree-version': '2019-01-01',
  };
  return async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const address = { url: url ?? addresses[environment], isGiven: url !== undefined };
    const answer = await ask({ ...address, method: 'POST', headers, body, timeout });
    const { data, errors } = readAs(Reply, answer.body);
    const error = errors?.[0];
    if (!error) return data;
    // Any error but a refused input means that Braintree has not decided.
    if (error.extensions?.errorClass === 'VALIDATION') {
      throw new ProviderRefused(error.extensions.legacyCode ?? 'VALIDATION', error.message);
    }
    throw new ProviderSilent(error.message);
  };
};
