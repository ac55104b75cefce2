import type { Message } from '../../domain/messages.ts';
import { returnDays } from '../../domain/order/units.ts';

export const orderMessages = {
  unknown: { en: 'We could not find this order.', fr: 'Nous n’avons pas trouvé cette commande.' },
  unknownToTrack: {
    en: 'We found no order with this number and this email or postal code. Please check both.',
    fr: 'Nous n’avons trouvé aucune commande avec ce numéro et ce courriel ou ce code postal. Veuillez vérifier les deux.',
  },
  trackByEmail: {
    en: 'There were many attempts for this order. Please enter the email that it was placed with, or try again later.',
    fr: 'Il y a eu de nombreuses tentatives pour cette commande. Saisissez le courriel utilisé, ou réessayez plus tard.',
  },
  proofNeeded: {
    en: 'Please enter the email or the postal code of the order.',
    fr: 'Veuillez saisir le courriel ou le code postal de la commande.',
  },
  confirmFirst: {
    en: 'Please confirm your email address first. The order is then added to your account by itself.',
    fr: 'Veuillez d’abord confirmer votre adresse courriel. La commande vous sera alors attribuée.',
  },
  otherEmail: {
    en: 'This is not the email of the order. An order is added to the account whose email it was placed with.',
    fr: 'Ce n’est pas le courriel de la commande. Une commande s’ajoute au compte dont le courriel a servi à la passer.',
  },
  linkWrong: {
    en: 'This link is incomplete or does not come from our letters. You can also open the order with its number and your email.',
    fr: 'Ce lien est incomplet ou ne vient pas de nos courriels. Vous pouvez aussi ouvrir la commande avec son numéro et votre courriel.',
  },
  linkEnded: {
    en: 'This link has ended: the order is more than a year old. You can still open it with its number and your email.',
    fr: 'Ce lien est expiré\u00a0: la commande date de plus d’un an. Vous pouvez encore l’ouvrir avec son numéro et votre courriel.',
  },
  tooLate: {
    en: 'This order can no longer be cancelled: it is being prepared or on its way. You can return it once it has arrived.',
    fr: 'Cette commande ne peut plus être annulée : elle est en préparation ou en route. Vous pourrez la retourner une fois livrée.',
  },
  nothingToReturn: {
    en: `Nothing in this order can be returned: it has not arrived, or it came more than ${returnDays} days ago.`,
    fr: `Rien dans cette commande ne peut être retourné : elle n’est pas arrivée ou a été livrée il y a plus de ${returnDays} jours.`,
  },
  nothingToReorder: {
    en: 'Nothing in this order is sold any more.',
    fr: 'Plus aucun article de cette commande n’est en vente.',
  },
} as const satisfies Record<string, Message>;

/** More of an item than may still come back. */
export const fewerToReturn = (name: string, most: number): Message => ({
  en:
    most === 0
      ? `“${name}” cannot be returned, or is on its way back already.`
      : `Only ${most} of “${name}” can be returned.`,
  fr:
    most === 0
      ? `« ${name} » ne peut pas être retourné ou est déjà en cours de retour.`
      : `On ne peut retourner que ${most} de « ${name} ».`,
});
