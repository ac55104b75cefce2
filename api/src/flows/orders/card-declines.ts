import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { demandCaptcha } from '../account/captcha.ts';
import { addressKey, limitsAddresses } from '../../limits/demand.ts';

/** ms in which declines are counted, from the first. */
const window = 60 * 60 * 1000;
/** As many declines as mistyping or an empty card may cause. */
const free = 3;

interface CardTry {
  who: Shopper;
  address: string;
  claim: { g_recaptcha_response?: string | undefined };
}

const keysOf = ({ settings }: Services, { who, address }: CardTry): string[] => [
  `declined cards ${ownerKey(who)}`,
  ...(limitsAddresses(settings) ? [`declined cards ${addressKey(address)}`] : []),
];

/**
 * Shows a card to its provider, X-044: after three declines of a shopper, or of an address whoever shops there, a
 * captcha is asked for first. Each solved captcha is good for one card. A card counts as declined until it is known not
 * to be, so that many at one moment are no more than as many after another.
 * @throws ShopError 400 where a captcha is needed or wrong
 */
export const tryCard = async <Payment extends { accepted: boolean }>(
  services: Services,
  attempt: CardTry,
  show: () => Promise<Payment>,
): Promise<Payment> => {
  const { limits } = services;
  const keys = keysOf(services, attempt);
  let isDeclined = false;
  try {
    const counts = await Promise.all(keys.map((key) => limits.add(key, window)));
    if (counts.some(({ count }) => count > free)) {
      await demandCaptcha(services.captcha, attempt.claim, attempt.address);
    }
    const payment = await show();
    isDeclined = !payment.accepted;
    return payment;
  } finally {
    if (!isDeclined) await Promise.all(keys.map((key) => limits.takeBack(key)));
  }
};
