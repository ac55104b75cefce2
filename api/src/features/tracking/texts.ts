import type { ParcelEvent } from '@shop/contract';
import type { Message } from '../../domain/messages.ts';

const parcelTexts: Readonly<Record<ParcelEvent, Message>> = {
  label_made: {
    en: 'The carrier is waiting for the parcel.',
    fr: 'Le transporteur attend le colis.',
  },
  picked_up: { en: 'The carrier has picked the parcel up.', fr: 'Le transporteur a pris le colis en charge.' },
  in_transit: { en: 'The parcel passed a sorting centre.', fr: 'Le colis est passé par un centre de tri.' },
  delayed: { en: 'The parcel is late.', fr: 'Le colis a du retard.' },
  out_for_delivery: { en: 'The parcel is out for delivery.', fr: 'Le colis est en cours de livraison.' },
  delivered: { en: 'The parcel was delivered.', fr: 'Le colis a été livré.' },
  returned: { en: 'The parcel is on its way back to us.', fr: 'Le colis nous est retourné.' },
};

/** The same of a carton that waits for its buyer, with whom no carrier has to do. */
const pickupTexts: Partial<Record<ParcelEvent, Message>> = {
  picked_up: { en: 'It is ready for pickup.', fr: 'Prêt à récupérer.' },
  delivered: { en: 'You picked it up.', fr: 'Récupéré sur place.' },
};

/** An event of a parcel, or of a carton that is picked up. */
export const eventText = (event: ParcelEvent, isPickup: boolean): Message =>
  (isPickup ? pickupTexts[event] : undefined) ?? parcelTexts[event];
