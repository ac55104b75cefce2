import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { Type } from 'typebox';
import { ask, ProviderSilent, readAs } from '../outside.ts';

export interface AlipayKeys {
  environment: 'sandbox' | 'production';
  clientId: string;
  /** The shop's own key, and Alipay's: Base64 of PKCS #8 and of SPKI, as Alipay's dashboard has them. */
  privateKey: string;
  publicKey: string;
}

export interface GatewayOptions extends AlipayKeys {
  /** Alipay's for North America, unless a test answers in its place; without a final slash. */
  url?: string | undefined;
  /** Alipay refuses what is signed at another time than its own. */
  now: () => Date;
  /** ms that Alipay has to answer. */
  timeout?: number | undefined;
}

const Reply = Type.Object({
  result: Type.Object({ resultStatus: Type.String(), resultCode: Type.String() }),
});

/** Calls one of Alipay's interfaces; answers its signed reply. @throws ProviderSilent also on a wrong signature */
export type Gateway = (name: string, body: object) => Promise<{ status: string; code: string; body: unknown }>;

const prefixes = { sandbox: '/ams/sandbox/api/v1/payments/', production: '/ams/api/v1/payments/' } as const;

export const alipayPrivateKey = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
export const alipayPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** Signed by both sides, for a request and for its answer: path, client, time and body. */
interface Signed {
  path: string;
  time: string;
  body: string;
}
const signedBytes = (clientId: string, { path, time, body }: Signed): Buffer =>
  Buffer.from(`POST ${path}\n${clientId}.${time}.${body}`);

/** Whether Alipay has signed this. `header`: `algorithm=RSA256,keyVersion=1,signature=…`, the signature encoded for URLs. */
export const isSignedByAlipay = (
  { clientId, publicKey }: Pick<AlipayKeys, 'clientId' | 'publicKey'>,
  signed: Signed,
  header: string,
): boolean => {
  const given = /signature=([\w%+/=-]+)\s*$/.exec(header)?.[1] ?? '';
  const signature = Buffer.from(
    given.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'base64',
  );
  return verify('sha256', signedBytes(clientId, signed), alipayPublicKey(publicKey), signature);
};

/** Alipay's API, signed both ways: https://global.alipay.com/docs/ac/ams/digital_signature */
export const alipayGateway = (options: GatewayOptions): Gateway => {
  const { environment, clientId, url, now, timeout } = options;
  const origin = url ?? 'https://open-na-global.alipay.com';
  const isGiven = url !== undefined;
  const ours = alipayPrivateKey(options.privateKey);

  return async (name, content) => {
    const path = prefixes[environment] + name;
    const body = JSON.stringify(content);
    const time = String(now().getTime());
    const signature = encodeURIComponent(
      sign('sha256', signedBytes(clientId, { path, time, body }), ours).toString('base64'),
    );
    const headers = {
      'client-id': clientId,
      'request-time': time,
      signature: `algorithm=RSA256,keyVersion=1,signature=${signature}`,
    };
    const answer = await ask({ url: origin + path, isGiven, method: 'POST', headers, body, timeout });
    const said = { path, time: answer.headers.get('response-time') ?? '', body: answer.text };
    if (!isSignedByAlipay(options, said, answer.headers.get('signature') ?? '')) {
      throw new ProviderSilent('its answer was not signed by Alipay');
    }
    const { result } = readAs(Reply, answer.body);
    return { status: result.resultStatus, code: result.resultCode, body: answer.body };
  };
};
