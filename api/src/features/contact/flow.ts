import type { CallBody, Language } from '@shop/contract';
import { insertMessage } from '../../database/contact/messages.ts';
import { findOrder, findOwnOrder } from '../../database/orders/orders.ts';
import { transact } from '../../database/transact.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Message } from '../../domain/messages.ts';
import { messageNumber } from '../../domain/order/number.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messageArrivedLetter, messageForShopLetter } from '../../mail/contact-letters.ts';
import { receivedPictures } from '../../pictures/received-pictures.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { accountMessages } from '../../flows/account/messages.ts';

const notTheirOrder: Message = {
  en: 'We found no order with this number and your email address. Please check the number, or leave it out.',
  fr: 'Nous n’avons trouvé aucune commande avec ce numéro et votre adresse courriel. Vérifiez le numéro ou laissez le champ vide.',
};

type Sent = CallBody<'contactMessage'>;

interface Sender {
  who: Shopper | null;
  language: Language;
}

/** The number of the order that a message is about: the sender's own, or placed with their e-mail address. */
const orderNumberOf = async (
  { db }: Services,
  who: Shopper | null,
  { order_id }: Sent,
  email: string,
): Promise<string | null> => {
  const number = order_id?.trim().toUpperCase() ?? '';
  if (number === '') return null;
  if (who && (await findOwnOrder(db, who, number))) return number;
  const order = await findOrder(db, number);
  // One that is somebody else's is told apart from none by nobody who does not know its address.
  if (order?.email !== email) throw new ShopError(400, notTheirOrder, { field: 'order_id' });
  return number;
};

const checked = async (services: Services, { who }: Sender, sent: Sent) => {
  for (const field of ['name', 'message'] as const) {
    if (sent[field].trim() === '') throw new ShopError(400, accountMessages.empty, { field });
  }
  const email = emailOf(sent.email);
  return { email, orderNumber: await orderNumberOf(services, who, sent, email) };
};

/** Refuses a message before its pictures are read. @throws ShopError 400 with the wrong field */
export const admitMessage = async (services: Services, sender: Sender, sent: Sent): Promise<void> => {
  await checked(services, sender, sent);
};

/**
 * Keeps a message to the shop, with two letters: one that tells its writer so, one to the shop's people.
 * @returns the message's number
 * @throws ShopError 400 with the wrong field
 */
export const sendMessage = async (services: Services, sender: Sender, sent: Sent): Promise<string> => {
  const { email, orderNumber } = await checked(services, sender, sent);
  const pictures = await receivedPictures(services.files, sent.media ?? []);
  const { settings, mailer, now } = services;
  return transact(services.db, async (db) => {
    const row = await insertMessage(
      db,
      {
        customerId: sender.who?.kind === 'customer' ? sender.who.customerId : null,
        name: sent.name.trim(),
        email,
        language: sender.language,
        topic: sent.topic,
        orderNumber,
        // Form-data breaks lines as letters do.
        message: sent.message.trim().replaceAll('\r\n', '\n'),
        createdAt: now(),
      },
      pictures,
    );
    await mailer.sendWithin(db, messageArrivedLetter(row, settings.shopUrl));
    await mailer.sendWithin(db, messageForShopLetter(row, pictures.length, settings.contactEmail));
    return messageNumber(row.id);
  });
};
