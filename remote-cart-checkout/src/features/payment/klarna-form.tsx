import type { CallBody } from '@shop/contract';
import { isDefinite, problemOf } from '@shop/kit';
import { isAnswer, useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { useRef, useState } from 'react';
import { declined } from './declined.ts';
import { Instalments } from './instalments.tsx';
import { newIntention } from './intention.ts';
import { otherPaymentsApi } from './other-endpoints.ts';
import { PayBar } from './pay-bar.tsx';
import { ProviderError } from './provider-error.tsx';
import { openKlarna, type KlarnaPart } from './providers/klarna/klarna-part.ts';
import type { Authorised, PayFormProps } from './providers/provider.ts';
import { Refusal } from './refusal.tsx';
import { useAuthorisation } from './use-authorisation.ts';
import { useProviderPart } from './use-provider-part.ts';
import styles from './payment.module.css';

const refused: Authorised = { ok: false, problem: declined };

/** Pay later in Klarna's own part of the page: what it offers, what it asks, and the button. */
export const KlarnaForm = ({ order, correction }: PayFormProps) => {
  const { grandTotal: amount } = order;
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const { isBusy, run } = useAuthorisation(order);
  const place = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  /** Authorised by the person, and unanswered by the shop. */
  const unanswered = useRef<CallBody<'klarnaPayment'> | null>(null);
  const { payLater, payLaterToken } = otherPaymentsApi.endpoints;

  const klarna = useProviderPart<KlarnaPart>({
    amount,
    open: async () => {
      const { data, error } = await dispatch(
        payLaterToken.initiate({ grand_total: amount }, { subscribe: false, forceRefetch: true }),
      );
      if (error) {
        // The session is for a total: with that of the cart as it is now another one is opened.
        if (isAnswer(error, 409)) dispatch(otherPaymentsApi.util.invalidateTags(['Cart']));
        throw Object.assign(new Error('No token came'), error);
      }
      if (data?.provider !== 'klarna') throw new Error('There is no token of Klarna’s');
      const container = document.createElement('div'); // a new one each time, for a session of its own
      place.current?.replaceChildren(container);
      setRefused(false);
      return openKlarna(container, { clientToken: data.client_token, category: data.payment_method_category });
    },
    close: () => place.current?.replaceChildren(),
  });

  const authorise = async (part: KlarnaPart): Promise<Authorised | null> => {
    const earlier = unanswered.current;
    // Klarna may have set the amount aside: under the same key it is the same purchase, not a second one.
    if (earlier?.grand_total === amount) return exchange(earlier);
    const outcome = await part.authorise();
    if (outcome.kind === 'cancelled') return null;
    if (outcome.kind === 'declined') {
      setRefused(true);
      return refused;
    }
    return exchange({ authorization_token: outcome.token, idempotency_key: newIntention(), grand_total: amount });
  };

  const exchange = async (body: CallBody<'klarnaPayment'>): Promise<Authorised> => {
    const { data, error } = await dispatch(payLater.initiate(body, { track: false }));
    if (data) {
      unanswered.current = null;
      return data.status === 'declined' ? refused : { ok: true, nonce: data.payment_id };
    }
    const problem = problemOf(error);
    // Nobody knows what became of it, unless the shop has said no.
    unanswered.current = isDefinite(problem) ? null : body;
    return { ok: false, problem };
  };

  const isOffered = klarna.status === 'ready' && klarna.part.isOffered && !isRefused;
  return (
    <div className={styles.form}>
      {isOffered && <Instalments amount={amount} />}
      {klarna.status === 'loading' && <Skeleton shape="lines" lines={3} />}
      {klarna.status === 'failed' && <ProviderError part={klarna} />}
      <div ref={place} hidden={klarna.status === 'failed'} />
      <Refusal correction={correction} />
      {klarna.status === 'ready' && !isOffered && <p>{t('payLater.notOffered')}</p>}
      {klarna.status === 'ready' && isOffered && (
        <PayBar order={order} busy={isBusy} onPay={() => void run(() => authorise(klarna.part))} />
      )}
    </div>
  );
};
