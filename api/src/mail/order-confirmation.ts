import { brand } from '@shop/contract';
import { formatMoney } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import { deliveryPromise, deliveryTerms } from '../domain/shipping/delivery-promise.ts';
import { escapeHtml } from '../domain/text/html.ts';
import { labelled, languageOf, letterHtml, orderLink } from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

const texts = {
  en: {
    subject: (number: string) => `Your ${brand.name} order ${number}`,
    thanks: (name: string) => `Thank you, ${name}. We have your order.`,
    rows: {
      subtotal: 'Subtotal',
      plans: 'Protection plans',
      discount: 'Discount',
      points: 'Points',
      credit: 'Store credit',
      shipping: 'Delivery',
      protection: 'Delivery protection',
      tax: 'Tax',
      tip: 'Tip',
    },
    total: 'Total',
    to: 'Delivered to',
    look: 'See your order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${brand.name} ${number}`,
    thanks: (name: string) => `Merci, ${name}. Nous avons bien reçu votre commande.`,
    rows: {
      subtotal: 'Sous-total',
      plans: 'Plans de protection',
      discount: 'Rabais',
      points: 'Points',
      credit: 'Crédit en magasin',
      shipping: 'Livraison',
      protection: 'Protection de livraison',
      tax: 'Taxes',
      tip: 'Pourboire',
    },
    total: 'Total',
    to: 'Livrée à',
    look: 'Voir votre commande',
  },
} as const;

/** The confirmation of an order, in the language that it was placed in. */
export const orderConfirmation = (order: OrderRow, shopUrl: string): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const { firstname, lastname, street, apartment_unit_suite, city, postcode } = order.shippingAddress;
  // Lines that the order does not have are left out; the others add up to the total.
  const parts: [string, number][] = [
    [text.rows.plans, order.productContractTotal],
    [text.rows.discount, -order.discountAmount],
    [text.rows.points, -order.pointsAmount],
    [text.rows.credit, -order.creditAmount],
  ];
  const extras: [string, number][] = [
    [text.rows.protection, order.shippingProtectionTotal],
    [text.rows.tip, order.tipAmount],
  ];
  const isThere = ([, amount]: [string, number]): boolean => amount !== 0;
  const amounts: [string, number][] = [
    [text.rows.subtotal, order.subtotal],
    ...parts.filter(isThere),
    [text.rows.shipping, order.shippingFee],
    ...extras.filter(isThere),
    [text.rows.tax, order.taxAmount],
    [text.total, order.grandTotal],
  ];
  const lines: [string, number][] = order.items.map(({ qty, name, options, row_total }) => [
    `${qty} × ${[name, ...options.map(({ value }) => value)].join(', ')}`,
    row_total,
  ]);
  // Why delivery was charged; an order without a fee is told of the promise alone.
  const reasons = order.shippingFee > 0 ? Object.values(deliveryTerms[language]) : [];
  const delivery = [`${deliveryPromise[language]}.`, ...reasons].join(' ');
  const address = [
    `${firstname} ${lastname}`,
    [apartment_unit_suite, street].filter(Boolean).join(' – '),
    `${city} ${postcode}`,
  ];
  const link = orderLink(order, shopUrl);
  const subject = text.subject(order.number);
  const rows = [...lines, ...amounts].map(
    ([label, amount]) =>
      `<tr><td style="padding:.25rem 1rem .25rem 0">${escapeHtml(label)}</td><td style="text-align:right">${formatMoney(amount, language)}</td></tr>`,
  );
  return {
    to: order.email,
    subject,
    text: [
      text.thanks(firstname),
      '',
      ...[...lines, ...amounts].map(([label, amount]) => labelled(label, formatMoney(amount, language), language)),
      '',
      delivery,
      '',
      labelled(text.to, '', language).trimEnd(),
      ...address,
      '',
      link,
    ].join('\n'),
    html: letterHtml(
      subject,
      `<p>${escapeHtml(text.thanks(firstname))}</p><table>${rows.join('')}</table>` +
        `<p>${escapeHtml(delivery)}</p>` +
        `<p>${escapeHtml(text.to)}<br>${address.map(escapeHtml).join('<br>')}</p>` +
        `<p><a href="${escapeHtml(link)}">${escapeHtml(text.look)}</a></p>`,
      language,
    ),
  };
};
