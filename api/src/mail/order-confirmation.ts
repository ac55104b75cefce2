import { brand, paths, type Handover, type Language, type OrderItem, type TaxKind } from '@shop/contract';
import type { PickupPlace, Region } from '@shop/contract/contents';
import { addressLines, asSentence, formatDate, formatDelivery, formatMoney, pickupLines } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import { chargesOfOrder } from '../domain/cart/charges.ts';
import { daysOf } from '../domain/delivery/arrival.ts';
import { reachUs } from '../domain/contact/customer-service.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { canCancel } from '../domain/order/state.ts';
import { returnDays } from '../domain/order/units.ts';
import { chargedTerms, deliveryPromise, deliveryTerms } from '../domain/shipping/delivery-promise.ts';
import { handoverOfItems } from '../domain/shipping/handover.ts';
import { isRegionCode } from '../domain/tax/rates.ts';
import { escapeHtml } from '../domain/text/html.ts';
import { labelled, languageOf, letterButton, letterHtml, orderLink } from './letters.ts';

const texts = {
  en: {
    subject: (number: string) => `Your ${brand.name} order ${number}`,
    thanks: (name: string) => `Thank you, ${name}. We have your order.`,
    placed: (day: string) => `Placed on ${day}.`,
    expected: (days: string) => asSentence(`We expect it to arrive ${days}`),
    items: 'Your items',
    each: (qty: number, price: string) => `${qty} × ${price}`,
    rows: {
      subtotal: 'Subtotal',
      plans: 'Protection plans',
      discount: 'Discount',
      points: 'Points',
      credit: 'Store credit',
      shipping: 'Shipping',
      pickup: 'Pickup',
      tax: 'Tax',
    },
    taxes: { GST: 'GST', HST: 'HST', PST: 'PST', QST: 'QST' },
    free: 'Free',
    total: 'Total',
    to: 'Ship to',
    from: 'Pick up at',
    yours: 'Your address',
    bill: 'Billed to',
    paid: 'Paid with',
    card: (type: string, digits: string) => `${type} ending in ${digits}`,
    methods: { card: 'Card', klarna: 'Klarna – pay later', alipay: 'Alipay', none: 'Nothing to pay' },
    note: 'Your note to us',
    change: 'What can still be changed',
    cancel: 'Until we begin to pack it you can cancel the order on its page, and all of it is paid back.',
    address: 'For another address or another item, write to us at once: we change it while it has not left.',
    returns: `Once it has arrived you have ${returnDays} days to send it back.`,
    pickedUpReturns: `Once you have picked it up you have ${returnDays} days to send it back.`,
    look: 'See your order',
    help: 'Help with this order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${brand.name} ${number}`,
    thanks: (name: string) => `Merci, ${name}. Nous avons bien reçu votre commande.`,
    placed: (day: string) => `Passée le ${day}.`,
    expected: (days: string) => asSentence(`Livraison prévue ${days}`),
    items: 'Vos articles',
    each: (qty: number, price: string) => `${qty} × ${price}`,
    rows: {
      subtotal: 'Sous-total',
      plans: 'Plans de protection',
      discount: 'Rabais',
      points: 'Points',
      credit: 'Crédit en magasin',
      shipping: 'Livraison',
      pickup: 'Cueillette',
      tax: 'Taxes',
    },
    taxes: { GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ' },
    free: 'Gratuite',
    total: 'Total',
    to: 'Livrer à',
    from: 'Cueillette à',
    yours: 'Votre adresse',
    bill: 'Facturée à',
    paid: 'Payée par',
    card: (type: string, digits: string) => `${type} se terminant par ${digits}`,
    methods: { card: 'Carte', klarna: 'Klarna – payer plus tard', alipay: 'Alipay', none: 'Rien à payer' },
    note: 'Votre note',
    change: 'Ce qui peut encore changer',
    cancel:
      'Tant que nous n’avons pas commencé à l’emballer, vous pouvez annuler la commande sur sa page; tout est alors remboursé.',
    address:
      'Pour une autre adresse ou un autre article, écrivez-nous sans tarder\u00a0: nous le changeons tant que rien n’est parti.',
    returns: `Une fois la commande livrée, vous avez ${returnDays} jours pour la retourner.`,
    pickedUpReturns: `Une fois la commande récupérée, vous avez ${returnDays} jours pour la retourner.`,
    look: 'Voir votre commande',
    help: 'Aide pour cette commande',
  },
} as const;

type Sum = [label: string, amount: string];

/** The order's sums as its pages say them; what it does not have is left out, and the others add up to the total. */
const sumsOf = (order: OrderRow, { is_delivered }: Handover): Sum[] => {
  const language = languageOf(order);
  const { rows, taxes, free, total } = texts[language];
  const row = (label: string, cents: number): Sum => [label, formatMoney(cents, language)];
  const orFree = (label: string, cents: number): Sum => (cents === 0 ? [label, free] : row(label, cents));
  const present = (label: string, cents: number): Sum[] => (cents === 0 ? [] : [row(label, cents)]);
  const way = is_delivered ? rows.shipping : rows.pickup;
  const split = (order.taxes ?? []).map(({ kind, amount }) => row(taxes[kind satisfies TaxKind], amount));
  return [
    row(rows.subtotal, order.subtotal),
    ...present(rows.plans, order.productContractTotal),
    ...present(rows.discount, -order.discountAmount),
    ...present(rows.points, -order.pointsAmount),
    ...present(rows.credit, -order.creditAmount),
    orFree(way, order.shippingFee),
    ...chargesOfOrder(order).map(({ title, amount }) => orFree(title[language], amount)),
    ...(split.length > 0 ? split : [row(rows.tax, order.taxAmount)]),
    row(total, order.grandTotal),
  ];
};

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

/** Notes below an item: its plan, and that it is picked up. */
const notesOf = ({ plan, is_pickup: isPickup }: OrderItem, { pickup }: Handover, language: Language): string[] => [
  ...(plan ? [labelled(plan.title, formatMoney(plan.price * plan.qty, language), language)] : []),
  ...(isPickup && pickup ? [pickup.title] : []),
];

const itemRow = (item: OrderItem, language: Language, handover: Handover, shopUrl: string): string => {
  const picture = pictureOf(item, shopUrl);
  const image = picture
    ? `<img src="${escapeHtml(picture)}" width="80" height="80" alt="" style="border-radius:8px;object-fit:cover">`
    : '';
  const each = texts[language].each(item.qty, formatMoney(item.unit_price, language));
  const notes = [each, ...notesOf(item, handover, language)].map(escapeHtml).join('<br>');
  const words = `${escapeHtml(nameOf(item))}<br><span style="color:#55605a">${notes}</span>`;
  return `<tr>${cell(image, 'width:80px')}${cell(words)}${cell(formatMoney(item.row_total, language), right)}</tr>`;
};

/** How it comes: from the carrier when, and why that was charged; from the shop's people where and when. */
const comingOf = (order: OrderRow, handover: Handover, region: string): { said: string[]; place: string[] } => {
  const language = languageOf(order);
  const { arrival, shippingFee } = order;
  const coming = daysOf(arrival, language);
  const days = coming && texts[language].expected(formatDelivery(coming, language));
  const reasons = chargedTerms(shippingFee, isRegionCode(region) ? region : null);
  const place = handover.pickup?.place;
  return {
    said: handover.is_delivered
      ? [
          ...(days === null ? [] : [days]),
          `${deliveryPromise[language]}.`,
          ...reasons.map((name) => deliveryTerms[language][name]),
        ]
      : [],
    place: place ? pickupLines(place) : [reachUs[language]],
  };
};

export interface Shop {
  url: string;
  regions: readonly Region[];
  /** Where goods are picked up, if they are. */
  place: PickupPlace | null;
}

/** The confirmation of an order, in the language that it was placed in. */
export const orderConfirmation = (order: OrderRow, { url: shopUrl, regions, place }: Shop): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const handover = handoverOfItems(order.items, place, language);
  const sums = sumsOf(order, handover);
  const codes = regions.map(({ regionId: region_id, code }) => ({ region_id, code }));
  const [goal, bill] = [addressLines(order.shippingAddress, codes), addressLines(order.billingAddress, codes)];
  const region = codes.find(({ region_id }) => region_id === order.shippingAddress.region_id)?.code ?? '';
  const coming = comingOf(order, handover, region);
  const goalTitle = handover.is_delivered ? text.to : text.yours;
  const isElsewhere = bill.join() !== goal.join();
  const changes = [
    ...(canCancel(order.state, 0) ? [text.cancel] : []),
    ...(handover.is_delivered ? [text.address, text.returns] : [text.pickedUpReturns]),
  ];
  const note = order.note?.split('\n') ?? [];
  const link = orderLink(order, shopUrl);
  const help = `${shopUrl}${paths.inLanguage(paths.contact({ order_id: order.number }), language)}`;
  const subject = text.subject(order.number);
  const placed = text.placed(formatDate(order.createdAt, language));
  const sumRows = sums.map(([label, amount], position) => {
    const weight = position === sums.length - 1 ? 'font-weight:700' : '';
    return `<tr>${cell(escapeHtml(label), weight)}${cell(amount, `${right};${weight}`)}</tr>`;
  });
  return {
    to: order.email,
    subject,
    text: [
      text.thanks(order.shippingAddress.firstname),
      placed,
      '',
      ...order.items.flatMap((item) => [
        labelled(`${item.qty} × ${nameOf(item)}`, formatMoney(item.row_total, language), language),
        ...notesOf(item, handover, language),
      ]),
      ...sums.map(([label, amount]) => labelled(label, amount, language)),
      '',
      ...(coming.said.length > 0 ? [coming.said.join(' '), ''] : []),
      ...(handover.pickup ? [labelled(text.from, '', language).trimEnd(), ...coming.place, ''] : []),
      labelled(goalTitle, '', language).trimEnd(),
      ...goal,
      ...(isElsewhere ? ['', labelled(text.bill, '', language).trimEnd(), ...bill] : []),
      '',
      labelled(text.paid, paidWith(order), language),
      '',
      ...(note.length > 0 ? [labelled(text.note, '', language).trimEnd(), ...note, ''] : []),
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
        letterButton(link, text.look) +
        heading(text.items) +
        `<table style="width:100%;border-collapse:collapse">${order.items.map((item) => itemRow(item, language, handover, shopUrl)).join('')}</table>` +
        `<table style="width:100%;border-collapse:collapse;border-top:1px solid #d9d4c7">${sumRows.join('')}</table>` +
        (coming.said.length > 0 ? lines([coming.said.join(' ')]) : '') +
        (handover.pickup ? heading(text.from) + lines(coming.place) : '') +
        heading(goalTitle) +
        lines(goal) +
        (isElsewhere ? heading(text.bill) + lines(bill) : '') +
        heading(text.paid) +
        lines([paidWith(order)]) +
        (note.length > 0 ? heading(text.note) + lines(note) : '') +
        heading(text.change) +
        lines(changes) +
        `<p><a href="${escapeHtml(help)}">${escapeHtml(text.help)}</a></p>` +
        lines([reachUs[language]]),
      language,
    ),
  };
};
