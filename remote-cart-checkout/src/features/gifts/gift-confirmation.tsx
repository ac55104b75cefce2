import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { CloseOnBack, useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Button, Dialog, Notice } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { problemOf, problemText, type Problem } from '../../problem.ts';
import { giftsApi } from './endpoints.ts';

interface Props {
  gift: Pick<Cart['gift_product'][number], 'item_id' | 'name' | 'price'>;
  open: boolean;
  onClose: () => void;
}

/** Asks whether the free gift is really wanted: only a confirmed one goes with the order (CART-032). */
export function GiftConfirmation({ gift, open, onClose }: Props): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const [status, setStatus] = useState<'idle' | 'sending' | Problem>('idle');

  async function confirm(): Promise<void> {
    if (status === 'sending') return;
    setStatus('sending');
    const call = giftsApi.endpoints.confirmGift.initiate({ gift_id: gift.item_id }, { track: false });
    const { error } = await dispatch(call);
    setStatus(error ? problemOf(error) : 'idle');
    if (!error) onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('gift.question')}
      closeLabel={t('gift.close')}
      footer={
        <Button wide busy={status === 'sending'} onClick={() => void confirm()}>
          {t('gift.yes')}
        </Button>
      }
    >
      <CloseOnBack onBack={onClose} />
      <p>{t('gift.about', { name: gift.name, price: formatMoney(gift.price) })}</p>
      {typeof status === 'object' && <Notice tone="trouble">{problemText(status, t)}</Notice>}
    </Dialog>
  );
}
