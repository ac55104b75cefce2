import type { Model } from '@shop/platform';
import { Birthday } from '../features/birthday/birthday.tsx';
import { MagazinePopup } from '../features/magazine/magazine-popup.tsx';
import { PushLink } from '../features/push/push-link.tsx';
import { PushOffer } from '../features/push/push-offer.tsx';
import { SubscribePopup } from '../features/subscribe-popup/subscribe-popup.tsx';
import { subscriptionSlice } from '../features/subscribe-popup/subscription-slice.ts';

export const models: readonly Model[] = [{ slice: subscriptionSlice }];

/** `usePopUpTurn` lets one come at a time. */
export default function Overlay() {
  return (
    <>
      <SubscribePopup />
      <MagazinePopup />
      <PushOffer />
      <PushLink />
      <Birthday />
    </>
  );
}
