import { customerKey, ownerKey, type Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { demandCaptcha } from '../account/captcha.ts';
import { addressKey, limitsAddresses, tooMany } from '../../limits/demand.ts';

/** ms in which declines are counted, from the first. */
const window = 60 * 60 * 1000;
/** As many declines as mistyping or an empty card may cause. */
const free = 3;

/**
 * Shows a card to its provider. It counts as declined, for each of the owners whose cards are counted, until it is
 * known not to be, so that many at one moment are no more than as many after another. Beyond the free ones `beyond` runs
 * first, with the ms after which they are free again, and throws where no card may be shown.
 */
const countDeclines = async <Payment extends { accepted: boolean }>(
  { limits, settings }: Services,
  { owner, address }: { owner: string; address: string },
  beyond: (ttl: number) => Promise<void>,
  show: () => Promise<Payment>,
): Promise<Payment> => {
  const counted = [owner, ...(limitsAddresses(settings) ? [addressKey(address)] : [])];
  const keys = counted.map((one) => `declined cards ${one}`);
  let isDeclined = false;
  try {
    const counts = await Promise.all(keys.map((key) => limits.add(key, window)));
    const over = counts.filter(({ count }) => count > free);
    if (over.length > 0) await beyond(Math.max(...over.map(({ ttl }) => ttl)));
    const payment = await show();
    isDeclined = !payment.accepted;
    return payment;
  } finally {
    if (!isDeclined) await Promise.all(keys.map((key) => limits.takeBack(key)));
  }
};

interface CardTry {
  who: Shopper;
  address: string;
  claim: { g_recaptcha_response?: string | undefined };
}

/**
 * Shows a card of the checkout: after three declines of a shopper, or of an address whoever shops there, a captcha is asked
 * for first. Each solved captcha is good for one card.
 * @throws ShopError 400 where a captcha is needed or wrong
 */
export const tryCard = <Payment extends { accepted: boolean }>(
  services: Services,
  { who, address, claim }: CardTry,
  show: () => Promise<Payment>,
): Promise<Payment> =>
  countDeclines(
    services,
    { owner: ownerKey(who), address },
    () => demandCaptcha(services.captcha, claim, address),
    show,
  );

/**
 * Shows a card on a page that has no captcha: after three declines of the customer, or of the address, none for a while.
 * @throws ShopError 429 with the seconds to wait
 */
export const tryCardAlone = <Payment extends { accepted: boolean }>(
  services: Services,
  { customerId, address }: { customerId: number; address: string },
  show: () => Promise<Payment>,
): Promise<Payment> =>
  countDeclines(
    services,
    { owner: customerKey(customerId), address },
    async (ttl) => {
      throw tooMany(ttl);
    },
    show,
  );
