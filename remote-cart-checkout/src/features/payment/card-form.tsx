import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { paymentApi } from './endpoints.ts';
import { PayBar } from './pay-bar.tsx';
import type { PayFormProps } from './providers/provider.ts';
import { ProviderError } from './provider-error.tsx';
import { SafeNote } from './safe-note.tsx';
import { useProviderPart } from './use-provider-part.ts';
import styles from './payment.module.css';

type SandboxPart = Pick<typeof import('./providers/sandbox/sandbox-card.tsx'), 'SandboxCard'> & { clientToken: string };

/** A field that is on its way, in the room that it will have. */
const Coming = ({ label, help }: { label: string; help?: string }) => (
  <div className={styles.coming} aria-hidden>
    <span className={styles.comingLabel}>{label}</span>
    <Skeleton shape="block" height="control" />
    {help && <span className={styles.comingHelp}>{help}</span>}
  </div>
);

/** A card at the sandbox. Its fields come with the provider's own code, and not before its client token has. */
export const CardForm = (props: PayFormProps) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const card = useProviderPart<SandboxPart>({
    open: async () => {
      const fresh = { subscribe: false, forceRefetch: true } as const;
      const { data, error } = await dispatch(paymentApi.endpoints.clientToken.initiate(undefined, fresh));
      if (error) throw Object.assign(new Error('No token came'), error);
      if (data?.provider !== 'sandbox') throw new Error('There is no token of the sandbox’s');
      const { SandboxCard } = await import('./providers/sandbox/sandbox-card.tsx');
      return { SandboxCard, clientToken: data.client_token };
    },
    close: () => undefined,
  });
  if (card.status === 'failed') {
    return <ProviderError part={card} />;
  }
  if (card.status === 'ready') {
    const { SandboxCard, clientToken } = card.part;
    return <SandboxCard {...props} clientToken={clientToken} />;
  }
  return (
    <div className={styles.form} aria-busy>
      <Coming label={t('payment.cardNumber')} />
      <div className={styles.pair}>
        <Coming label={t('payment.cardExpiry')} />
        <Coming label={t('payment.cardCode')} help={t('payment.cardCodeHelp')} />
      </div>
      <Coming label={t('payment.cardName')} />
      <SafeNote />
      <PayBar order={props.order} />
    </div>
  );
};
