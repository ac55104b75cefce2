import type { Language } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { escapeHtml } from '../../domain/text/html.ts';

const plusPaymentTexts = {
  en: {
    title: 'Payment',
    fee: 'A year of Plus+',
    number: 'Card number',
    expiry: 'Expiry date (MM/YY)',
    cvv: 'Security code',
    pay: 'Pay',
    paid: 'Thank you. The payment has gone through.',
    declined: 'The card was declined. Please check it, or use another.',
    waiting: 'The payment is being checked. You can close this window: we will take care of the rest.',
    failed: 'The payment could not be made. Please try again.',
  },
  fr: {
    title: 'Paiement',
    fee: 'Un an de Plus+',
    number: 'Numéro de carte',
    expiry: 'Date d’échéance (MM/AA)',
    cvv: 'Code de sécurité',
    pay: 'Payer',
    paid: 'Merci. Le paiement a été accepté.',
    declined: 'La carte a été refusée. Vérifiez-la ou utilisez-en une autre.',
    waiting:
      'Le paiement est en cours de vérification. Vous pouvez fermer cette fenêtre\u00a0: nous nous occupons du reste.',
    failed: 'Le paiement n’a pas pu être effectué. Veuillez réessayer.',
  },
} as const;

/** Braintree's SDK of the version that the checkout uses. */
const sdk = 'https://js.braintreegateway.com/web/3.144.0/js';

/** Only the shop's own pages may frame it; scripts are Braintree's and the one below. */
export const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' https://js.braintreegateway.com`,
    "style-src 'unsafe-inline'",
    'frame-src https://assets.braintreegateway.com',
    'img-src https://assets.braintreegateway.com',
    "connect-src 'self' https://api.braintreegateway.com https://api.sandbox.braintreegateway.com https://payments.braintree-api.com https://payments.sandbox.braintree-api.com",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Fills the fields, exchanges the card for a nonce, sends that to this page's own address and says what came of it. */
const script = `(({ token, texts }) => {
  const form = document.querySelector('form');
  const said = document.querySelector('[role=status]');
  const button = form.querySelector('button');
  const say = (key, again) => { said.textContent = texts[key] ?? key; button.disabled = !again; };
  braintree.client.create({ authorization: token })
    .then((client) => braintree.hostedFields.create({ client, fields: {
      number: { container: '#number' }, expirationDate: { container: '#expiry' }, cvv: { container: '#cvv' } } }))
    .then((fields) => {
      button.disabled = false;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        say('', false);
        fields.tokenize()
          .then(({ nonce }) => fetch(location.pathname, { method: 'POST',
            headers: { 'content-type': 'application/json', client: 'pc', 'accept-language': document.documentElement.lang },
            body: JSON.stringify({ payment_method_nonce: nonce }) }))
          .then((answer) => answer.json())
          .then(({ code, message, result }) => code === 200
            ? say(result.state, result.state === 'declined') : say(message, true))
          .catch(() => say('failed', true));
      });
    })
    .catch(() => say('failed', false));
})(JSON.parse(document.getElementById('data').textContent));`;

const field = (id: string, label: string): string =>
  `<p><label for="${id}">${escapeHtml(label)}</label><span id="${id}" style="display:block;height:2.75rem;border:1px solid #8a918d;border-radius:4px;padding:0 .75rem"></span></p>`;

interface Page {
  language: Language;
  price: number;
  paid: boolean;
  /** Braintree's, for this page view. */
  clientToken: string;
  nonce: string;
}

/** The page on which the yearly fee is paid by card, in the frame of the Join Plus+ modal (MEM-011). */
export const plusPaymentPage = ({ language, price, paid, clientToken, nonce }: Page): string => {
  const texts = plusPaymentTexts[language];
  const title = escapeHtml(texts.title);
  const amount = escapeHtml(formatMoney(price, language));
  // Inside a script element only < could end it.
  const data = JSON.stringify({ token: clientToken, texts }).replaceAll('<', '\\u003c');
  const form =
    `<form novalidate><p>${escapeHtml(texts.fee)}: <b>${amount}</b></p>` +
    field('number', texts.number) +
    field('expiry', texts.expiry) +
    field('cvv', texts.cvv) +
    `<p role="status"></p><button disabled style="font:inherit;padding:.6rem 1.2rem">${escapeHtml(texts.pay)} ${amount}</button></form>` +
    `<script type="application/json" id="data" nonce="${nonce}">${data}</script>` +
    `<script nonce="${nonce}" src="${sdk}/client.min.js"></script><script nonce="${nonce}" src="${sdk}/hosted-fields.min.js"></script>` +
    `<script nonce="${nonce}">${script}</script>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title></head><body style="font:16px/1.5 system-ui,sans-serif;padding:1rem">` +
    `<h1 style="font-size:1.2rem">${title}</h1>${paid ? `<p>${escapeHtml(texts.paid)}</p>` : form}</body></html>`
  );
};
