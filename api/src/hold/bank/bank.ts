import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { standIn } from '../../testing/stand-in.ts';
import { alipayBank, alipaySignature } from './alipay.ts';
import { answerAsBraintree } from './braintree.ts';
import { strike, type Faults } from './faults.ts';
import { klarnaBank } from './klarna.ts';
import { Ledger, type BankPayment } from './ledger.ts';
import { noticeOf } from './notices.ts';

export interface Bank {
  readonly ledger: Ledger;
  /** Settings of an API that takes its payments here; it also has to preload `redirect.ts`. */
  readonly environment: Readonly<Record<string, string>>;
  /** Tells an API at `url` about a payment; answers the HTTP status. */
  notify(url: string, payment: BankPayment): Promise<number>;
  close(): Promise<void>;
}

/** Braintree, Klarna and Alipay on one local port, with a ledger behind them; the first part of a path is the host. */
export const startBank = async (faults: Faults): Promise<Bank> => {
  const ledger = new Ledger();
  const askKlarna = klarnaBank(ledger);
  const askAlipay = alipayBank(ledger);
  const shopKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ownKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

  const answerAlipay = (path: string, body: string, response: ServerResponse): void => {
    const text = JSON.stringify(askAlipay(path.slice(path.lastIndexOf('/') + 1), body));
    const time = String(Date.now());
    response.writeHead(200, {
      'content-type': 'application/json',
      'response-time': time,
      signature: alipaySignature(ownKeys.privateKey, { path, time, body: text }),
    });
    response.end(text);
  };

  const answer = (response: ServerResponse, method: string, body: string, request: IncomingMessage): void => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const fault = faults.next();
    if (host.includes('braintree')) {
      const act = () => answerAsBraintree(ledger, body);
      if (strike(fault, response, act)) return;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(act()));
    } else if (host.includes('klarna')) {
      const act = () => askKlarna(method, path, body, String(request.headers['klarna-idempotency-key'] ?? ''));
      if (strike(fault, response, act)) return;
      const { status, body: content, headers } = act();
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(content === undefined ? '' : JSON.stringify(content));
    } else if (!strike(fault, response, () => askAlipay(path.slice(path.lastIndexOf('/') + 1), body))) {
      answerAlipay(path, body, response);
    }
  };

  const server = await standIn((response, { method, body }, request) => answer(response, method, body, request));
  return {
    ledger,
    environment: {
      BANK_URL: server.url,
      BRAINTREE_ENVIRONMENT: 'sandbox',
      BRAINTREE_PUBLIC_KEY: 'public',
      BRAINTREE_PRIVATE_KEY: 'private',
      KLARNA_ENVIRONMENT: 'playground',
      KLARNA_USERNAME: 'user',
      KLARNA_PASSWORD: 'password',
      ALIPAY_ENVIRONMENT: 'sandbox',
      ALIPAY_CLIENT_ID: 'shop',
      ALIPAY_PRIVATE_KEY: shopKeys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      ALIPAY_PUBLIC_KEY: ownKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    },
    notify: async (url, payment) => {
      const { path, headers, body } = noticeOf(payment, ownKeys.privateKey);
      return (await fetch(new URL(path, url), { method: 'POST', headers, body })).status;
    },
    close: server.close,
  };
};
