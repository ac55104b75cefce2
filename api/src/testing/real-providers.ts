import { generateKeyPairSync } from 'node:crypto';
import { alipayBank, alipaySignature } from '../hold/bank/alipay.ts';
import { answerAsBraintree } from '../hold/bank/braintree.ts';
import { strike, type FaultKind } from '../hold/bank/faults.ts';
import { klarnaBank } from '../hold/bank/klarna.ts';
import { Ledger } from '../hold/bank/ledger.ts';
import { alipayWallet } from '../payment/alipay/wallet.ts';
import { braintreeCards } from '../payment/braintree/cards.ts';
import { klarnaPayLater } from '../payment/klarna/pay-later.ts';
import type { Services } from '../services.ts';
import { standIn } from './stand-in.ts';

/** Chooses the fault of a question such as `refundTransaction`, `captures` or `inquiryPayment`. */
type Fault = (question: string) => FaultKind | 'hangs after it has acted' | null;

const keys = () => generateKeyPairSync('rsa', { modulusLength: 1_024 });

/** The adapters of the real providers, before stand-ins with a ledger that answer, and fail, in the providers' shapes. */
export const startRealProviders = async (now: () => Date) => {
  const ledger = new Ledger();
  const [ours, theirs] = [keys(), keys()];
  const state: { fault: Fault } = { fault: () => null };
  const asked: string[] = [];
  const askKlarna = klarnaBank(ledger);
  const askAlipay = alipayBank(ledger);
  const signed = (path: string, time: string, body: string): string =>
    alipaySignature(theirs.privateKey, { path, time, body });

  const service = await standIn((response, { method, body }, request) => {
    const [, bank = '', path = ''] = /^\/([a-z]+)(\/?.*)$/.exec(request.url ?? '') ?? [];
    const question = (bank === 'braintree' ? /(\w+)\(input|node/.exec(body)?.[1] : path.split('/').at(-1)) ?? '';
    asked.push(question);
    const act = (): { status?: number; body?: object; headers?: Record<string, string> } => {
      if (bank === 'braintree') return { body: answerAsBraintree(ledger, body) };
      if (bank === 'alipay') return { body: askAlipay(question, body) };
      return askKlarna(method, path, body, String(request.headers['klarna-idempotency-key'] ?? ''));
    };
    const fault = state.fault(question);
    if (fault === 'hangs after it has acted') return void act();
    if (strike(fault, response, act)) return;
    const answer = act();
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    const time = '1685599933871';
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      'response-time': time,
      signature: signed(path, time, text),
      ...answer.headers,
    });
    response.end(text);
  });

  const alipayKeys = {
    privateKey: ours.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: theirs.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
  const common = { report: () => undefined, timeout: 60_000 };
  /** Adapters as a new process has them. */
  const providers = (): Pick<Services, 'cards' | 'payLater' | 'wallet'> => ({
    cards: braintreeCards({
      ...common,
      environment: 'sandbox',
      publicKey: 'public',
      privateKey: 'private',
      merchantAccount: null,
      url: `${service.url}braintree`,
    }),
    payLater: klarnaPayLater({
      ...common,
      environment: 'playground',
      username: 'user',
      password: 'password',
      url: `${service.url}klarna`,
    }),
    wallet: alipayWallet({
      ...common,
      ...alipayKeys,
      environment: 'sandbox',
      clientId: 'shop',
      url: `${service.url}alipay`,
      returnUrl: 'https://shop.example/Payresult',
      lifetime: 900_000,
      now,
    }),
  });
  return { ledger, state, asked, providers, signed, close: service.close };
};
