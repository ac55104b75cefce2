import { inTime } from '../in-time.ts';

/** `show_form: false`: Klarna does not offer this purchase at all. */
export interface KlarnaAnswer {
  show_form: boolean;
  approved?: boolean;
  authorization_token?: string;
  error?: { invalid_fields?: string[] };
}

/** As far as the shop uses Klarna's script: https://docs.klarna.com/klarna-payments/ */
export interface KlarnaPayments {
  init(options: { client_token: string }): void;
  load(
    options: { container: HTMLElement; payment_method_category?: string },
    data: object,
    answered: (answer: KlarnaAnswer) => void,
  ): void;
  authorize(
    options: { payment_method_category?: string },
    data: object,
    answered: (answer: KlarnaAnswer) => void,
  ): void;
}

declare global {
  interface Window {
    Klarna?: { Payments: KlarnaPayments };
  }
}

const SCRIPT = 'https://x.klarnacdn.net/kp/lib/v1/api.js';
let arrival: Promise<KlarnaPayments> | null = null;

const load = (): Promise<KlarnaPayments> => {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      script.remove();
      reject(new Error('Klarna’s script could not be loaded'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.Klarna ? resolve(window.Klarna.Payments) : fail()));
    // No integrity hash, because Klarna changes its file without notice. The page's policy names the allowed origins.
    script.src = SCRIPT;
    script.async = true;
    document.head.append(script);
  });
};

/** Klarna's own script, once for as long as the page lives. After a failure it may be asked for again. */
export const klarnaPayments = (): Promise<KlarnaPayments> => {
  arrival ??= inTime(load(), () => undefined).catch((error: unknown) => {
    arrival = null;
    throw error;
  });
  return arrival;
};
