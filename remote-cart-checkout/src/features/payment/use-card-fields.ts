import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { useId, useRef, useState } from 'react';
import { paymentApi } from './endpoints.ts';
import { openCardFields, type CardFields } from './providers/braintree/card-fields.ts';
import type { CardField } from './providers/braintree/refusals.ts';
import { useProviderPart } from './use-provider-part.ts';

/** Braintree's fields in three places of the form, and the frame of the bank while it asks something. */
export const useCardFields = () => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const id = useId();
  const [bankFrame, setBankFrame] = useState<HTMLElement | null>(null);
  const places = useRef<Partial<Record<CardField, HTMLDivElement>>>({});
  const labels: Readonly<Record<CardField, string>> = {
    number: t('payment.cardNumber'),
    expirationDate: t('payment.cardExpiry'),
    cvv: t('payment.cardCode'),
  };

  const card = useProviderPart<CardFields>({
    open: async () => {
      const fresh = { subscribe: false, forceRefetch: true } as const;
      const { data, error } = await dispatch(paymentApi.endpoints.clientToken.initiate(undefined, fresh));
      if (error) throw Object.assign(new Error('No token came'), error);
      if (data?.provider !== 'braintree') throw new Error('There is no token of Braintree’s');
      const placeOf = (field: CardField) => {
        const container = document.createElement('div'); // a new one each time: Braintree draws into an element once
        container.id = `${id}${field}`;
        places.current[field]?.replaceChildren(container);
        return { container, title: labels[field] };
      };
      const [number, expirationDate, cvv] = [placeOf('number'), placeOf('expirationDate'), placeOf('cvv')];
      return openCardFields(data.client_token, { number, expirationDate, cvv }, setBankFrame);
    },
    close: (fields) => {
      fields.close();
      setBankFrame(null);
    },
  });

  const fieldOf = (field: CardField) => ({
    id: `${id}${field}`,
    label: labels[field],
    place: (place: HTMLDivElement | null) => {
      if (place) places.current[field] = place;
    },
  });
  const fields = { number: fieldOf('number'), expirationDate: fieldOf('expirationDate'), cvv: fieldOf('cvv') };
  return { card, fields, bankFrame };
};
