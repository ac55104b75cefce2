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
  /** ms that Alipay has to answer. */
  patience?: number | undefined;
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

/** Alipay's API, signed both ways: https://global.alipay.com/docs/ac/ams/digital_signature */
export const alipayGateway = (options: GatewayOptions): Gateway => {
  const { environment, clientId, url = 'https://open-na-global.alipay.com', patience } = options;
  const ours = alipayPrivateKey(options.privateKey);
  const theirs = alipayPublicKey(options.publicKey);
  const signed = (path: string, time: string, body: string): Buffer =>
    Buffer.from(`POST ${path}\n${clientId}.${time}.${body}`);

  return async (name, content) => {
    const path = prefixes[environment] + name;
    const body = JSON.stringify(content);
    const time = String(Date.now());
    const signature = encodeURIComponent(sign('sha256', signed(path, time, body), ours).toString('base64'));
    const headers = {
      'client-id': clientId,
      'request-time': time,
      signature: `algorithm=RSA256,keyVersion=1,signature=${signature}`,
    };
    const answer = await ask({ url: url + path, method: 'POST', headers, body, patience });
    const theirSignature = /signature=([^,\s]+)\s*$/.exec(answer.headers.get('signature') ?? '')?.[1] ?? '';
    const said = signed(path, answer.headers.get('response-time') ?? '', answer.text);
    if (!verify('sha256', said, theirs, Buffer.from(decodeURIComponent(theirSignature), 'base64'))) {
      throw new ProviderSilent('its answer was not signed by Alipay');
    }
    const { result } = readAs(Reply, answer.body);
    return { status: result.resultStatus, code: result.resultCode, body: answer.body };
  };
};
