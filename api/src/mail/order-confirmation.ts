import { brand, paths, type OrderItem, type TaxKind } from '@shop/contract';
import { formatDate, formatDays, formatMoney, formatPhone } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import { reachUs } from '../domain/contact/customer-service.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { canCancel } from '../domain/order/state.ts';
import { returnDays } from '../domain/order/units.ts';
import { deliveryPromise, deliveryTerms } from '../domain/shipping/delivery-promise.ts';
import { escapeHtml } from '../domain/text/html.ts';
import { labelled, languageOf, letterHtml, orderLink } from './letters.ts';

const texts = {
  en: {
    subject: (number: string) => `Your ${brand.name} order ${number}`,
    thanks: (name: string) => `Thank you, ${name}. We have your order.`,
    placed: (day: string) => `Placed on ${day}.`,
    expected: (days: string) => `We expect it to arrive ${days}.`,
    items: 'Your items',
    each: (qty: number, price: string) => `${qty} × ${price}`,
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
    taxes: { GST: 'GST', HST: 'HST', PST: 'PST', QST: 'QST' },
    total: 'Total',
    to: 'Delivered to',
    bill: 'Billed to',
    paid: 'Paid with',
    card: (type: string, digits: string) => `${type} ending in ${digits}`,
    methods: { card: 'Card', klarna: 'Pay later', alipay: 'Wallet', none: 'Nothing to pay' },
    change: 'What can still be changed',
    cancel: 'Until we begin to pack it you can cancel the order on its page, and all of it is paid back.',
    address: 'For another address or another item, write to us at once: we change it while it has not left.',
    returns: `Once it has arrived you have ${returnDays} days to send it back.`,
    look: 'See your order',
    help: 'Help with this order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${brand.name} ${number}`,
    thanks: (name: string) => `Merci, ${name}. Nous avons bien reçu votre commande.`,
    placed: (day: string) => `Passée le ${day}.`,
    expected: (days: string) => `Livraison prévue ${days}.`,
    items: 'Vos articles',
    each: (qty: number, price: string) => `${qty} × ${price}`,
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
    taxes: { GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ' },
    total: 'Total',
    to: 'Livrée à',
    bill: 'Facturée à',
    paid: 'Payée par',
    card: (type: string, digits: string) => `${type} se terminant par ${digits}`,
    methods: { card: 'Carte', klarna: 'Paiement différé', alipay: 'Portefeuille', none: 'Rien à payer' },
    change: 'Ce qui peut encore changer',
    cancel:
      'Tant que nous n’avons pas commencé à l’emballer, vous pouvez annuler la commande sur sa page; tout est alors remboursé.',
    address:
      'Pour une autre adresse ou un autre article, écrivez-nous sans tarder\u00a0: nous le changeons tant que rien n’est parti.',
    returns: `Une fois la commande livrée, vous avez ${returnDays} jours pour la retourner.`,
    look: 'Voir votre commande',
    help: 'Aide pour cette commande',
  },
} as const;

type Amount = [label: string, cents: number];

/** The order's sums; what it does not have is left out, and the others add up to the total. */
const amountsOf = (order: OrderRow): Amount[] => {
  const { rows, taxes, total } = texts[languageOf(order)];
  const isThere = ([, amount]: Amount): boolean => amount !== 0;
  const before: Amount[] = [
    [rows.plans, order.productContractTotal],
    [rows.discount, -order.discountAmount],
    [rows.points, -order.pointsAmount],
    [rows.credit, -order.creditAmount],
  ];
  const after: Amount[] = [
    [rows.protection, order.shippingProtectionTotal],
    [rows.tip, order.tipAmount],
  ];
  const split = (order.taxes ?? []).map(({ kind, amount }): Amount => [taxes[kind satisfies TaxKind], amount]);
  return [
    [rows.subtotal, order.subtotal],
    ...before.filter(isThere),
    [rows.shipping, order.shippingFee],
    ...after.filter(isThere),
    ...(split.length > 0 ? split : [[rows.tax, order.taxAmount] satisfies Amount]),
    [total, order.grandTotal],
  ];
};

const addressOf = ({
  firstname,
  lastname,
  street,
  apartment_unit_suite,
  city,
  postcode,
  telephone,
}: OrderRow['shippingAddress']) => [
  `${firstname} ${lastname}`,
  [apartment_unit_suite, street].filter(Boolean).join(' – '),
  `${city} ${postcode}`,
  formatPhone(telephone),
];

const nameOf = ({ name, options }: OrderItem): string => [name, ...options.map(({ value }) => value)].join(', ');

/** A picture that programs for letters show: they know no AVIF. */
const pictureOf = ({ thumbnail }: OrderItem, shopUrl: string): string | null =>
  thumbnail && new URL(thumbnail.replace(/-(?:320|640)\.avif$/, '-640.webp'), shopUrl).href;

const paidWith = (order: OrderRow): string => {
  const { card, methods } = texts[languageOf(order)];
  const { cardType, lastFour, paymentMethod } = order;
  if (cardType && lastFour) return card(cardType, lastFour);
  return Object.entries(methods).find(([method]) => method === paymentMethod)?.[1] ?? paymentMethod;
};

const heading = (text: string): string => `<h2 style="font-size:1.1rem;margin:1.5rem 0 .5rem">${escapeHtml(text)}</h2>`;
const lines = (text: readonly string[]): string => `<p>${text.map(escapeHtml).join('<br>')}</p>`;
const cell = (inner: string, style = ''): string =>
  `<td style="padding:.4rem 1rem .4rem 0;vertical-align:top;${style}">${inner}</td>`;
const right = 'text-align:right;padding-right:0;white-space:nowrap';

const itemRow = (item: OrderItem, order: OrderRow, shopUrl: string): string => {
  const language = languageOf(order);
  const picture = pictureOf(item, shopUrl);
  const image = picture
    ? `<img src="${escapeHtml(picture)}" width="80" height="80" alt="" style="border-radius:8px;object-fit:cover">`
    : '';
  const each = texts[language].each(item.qty, formatMoney(item.unit_price, language));
  const words = `${escapeHtml(nameOf(item))}<br><span style="color:#55605a">${each}</span>`;
  return `<tr>${cell(image, 'width:80px')}${cell(words)}${cell(formatMoney(item.row_total, language), right)}</tr>`;
};

/** The confirmation of an order, in the language that it was placed in. */
export const orderConfirmation = (order: OrderRow, shopUrl: string): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const amounts = amountsOf(order);
  // Why delivery was charged; an order without a fee is told of the promise alone.
  const reasons = order.shippingFee > 0 ? Object.values(deliveryTerms[language]) : [];
  const { arrival } = order;
  const days = arrival && text.expected(formatDays(arrival.first, arrival.last, language));
  const delivery = [...(days === null ? [] : [days]), `${deliveryPromise[language]}.`, ...reasons].join(' ');
  const goal = addressOf(order.shippingAddress);
  const bill = addressOf(order.billingAddress);
  const isElsewhere = bill.join() !== goal.join();
  const changes = [...(canCancel(order.state, 0) ? [text.cancel] : []), text.address, text.returns];
  const link = orderLink(order, shopUrl);
  const help = `${shopUrl}${paths.inLanguage(paths.contact({ order_id: order.number }), language)}`;
  const subject = text.subject(order.number);
  const placed = text.placed(formatDate(order.createdAt, language));
  const sums = amounts.map(([label, amount], place) => {
    const weight = place === amounts.length - 1 ? 'font-weight:700' : '';
    return `<tr>${cell(escapeHtml(label), weight)}${cell(formatMoney(amount, language), `${right};${weight}`)}</tr>`;
  });
  return {
    to: order.email,
    subject,
    text: [
      text.thanks(order.shippingAddress.firstname),
      placed,
      '',
      ...order.items.map((item) =>
        labelled(`${item.qty} × ${nameOf(item)}`, formatMoney(item.row_total, language), language),
      ),
      ...amounts.map(([label, amount]) => labelled(label, formatMoney(amount, language), language)),
      '',
      delivery,
      '',
      labelled(text.to, '', language).trimEnd(),
      ...goal,
      ...(isElsewhere ? ['', labelled(text.bill, '', language).trimEnd(), ...bill] : []),
      '',
      labelled(text.paid, paidWith(order), language),
      '',
      labelled(text.change, '', language).trimEnd(),
      ...changes,
      '',
      labelled(text.look, link, language),
      labelled(text.help, help, language),
      reachUs[language],
    ].join('\n'),
    html: letterHtml(
      subject,
      lines([text.thanks(order.shippingAddress.firstname), placed]) +
        `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:.7rem 1.4rem;border-radius:999px;background:#23483c;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(text.look)}</a></p>` +
        heading(text.items) +
        `<table style="width:100%;border-collapse:collapse">${order.items.map((item) => itemRow(item, order, shopUrl)).join('')}</table>` +
        `<table style="width:100%;border-collapse:collapse;border-top:1px solid #d9d4c7">${sums.join('')}</table>` +
        lines([delivery]) +
        heading(text.to) +
        lines(goal) +
        (isElsewhere ? heading(text.bill) + lines(bill) : '') +
        heading(text.paid) +
        lines([paidWith(order)]) +
        heading(text.change) +
        lines(changes) +
        `<p><a href="${escapeHtml(help)}">${escapeHtml(text.help)}</a></p>` +
        lines([reachUs[language]]),
      language,
    ),
  };
};
