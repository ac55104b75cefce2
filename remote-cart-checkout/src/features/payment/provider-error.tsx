import { problemText } from '@shop/kit';
import { isAnswer, isCallError, useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import type { ProviderPart } from './use-provider-part.ts';

/**
 * A provider's part of the page did not come: this way of paying is closed until it is asked for again. Why the shop's own
 * call failed is said as everywhere; an answer of the shop's says it all.
 */
export const ProviderError = ({ part }: { part: Extract<ProviderPart<never>, { status: 'failed' }> }) => {
  const { t } = useTranslation('cart-checkout');
  const { reason, retry } = part;
  return (
    <>
      <Notice tone="trouble">
        {isCallError(reason) && problemText(reason, t)} {!isAnswer(reason) && t('payment.providerFailed')}
      </Notice>
      <div>
        <Button variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
};
