import { selectCustomer, tracked, useDispatch, useLocation, useSelector } from '@shop/platform';
import { usePopUpTurn } from '@shop/kit';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isQuietPlace } from '../../parts/pop-ups/places.ts';
import { canOfferPush, pushDevice } from './push-device.ts';
import { isPushSettled, pushClosed, pushRejected, pushShown, startTime } from './push-memory.ts';

/**
 * Milliseconds from the stored start time to the offer (POP-029), and from there to the shop's own prompt (POP-026).
 */
const OFFER = 120_000;
const PROMPT = 30_000;

const PushPrompt = lazy(() => import('./push-prompt.tsx'));

/** Milliseconds until push may be offered on this page; null where it never may. */
const offerAfter = (now: number): number | null => {
  const device = pushDevice();
  if (!canOfferPush(device) || isPushSettled(now)) return null;
  return Math.max(0, startTime(now) + OFFER - now) + (device.isChrome ? 0 : PROMPT);
};

/**
 * Offers push messages where the shop sends any: Chrome asks by itself, elsewhere the shop asks first (POP-031). What
 * subscribes is loaded then.
 */
export const PushOffer = () => {
  const place = useLocation();
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomer)?.entityId ?? null;
  const [after] = useState(() => offerAfter(Date.now()));
  const { isOpen, close } = usePopUpTurn({
    place,
    mayOpen: (at) => !isQuietPlace(at) && canOfferPush(pushDevice()) && !isPushSettled(Date.now()),
    after,
  });
  const [isChrome] = useState(() => pushDevice().isChrome);

  const [key, setKey] = useState<string | null>(null);
  const subscribe = async (by: string): Promise<void> => {
    const { subscribeToPush } = await import('./push-service.ts');
    if (await subscribeToPush(dispatch, by, customerId)) dispatch(tracked({ event: 'pushSubscribed' }));
    else pushRejected();
    close();
  };
  const offer = useEffectEvent((by: string | null) => {
    if (by === null) close();
    else if (isChrome) void subscribe(by);
    else setKey(by);
  });
  useEffect(() => {
    if (!isOpen) return;
    pushShown();
    void import('./push-service.ts')
      .then(({ askPushKey }) => askPushKey(dispatch))
      .catch(() => null)
      .then(offer);
  }, [isOpen, dispatch]);

  if (!isOpen || key === null) return null;
  return (
    <Suspense fallback={null}>
      <PushPrompt
        onYes={() => void subscribe(key)}
        onNo={() => {
          pushRejected();
          close();
        }}
        onClose={() => {
          pushClosed(Date.now());
          close();
        }}
      />
    </Suspense>
  );
};
