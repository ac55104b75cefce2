import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText, Dialog } from '@shop/kit';
import { useTranslation, useLanguage } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { giftsApi } from './endpoints.ts';

interface Props {
  gift: Pick<Cart['gift_product'][number], 'item_id' | 'name' | 'price'>;
  open: boolean;
  onClose: () => void;
}

/** Asks whether the free gift is really wanted: only a confirmed one goes with the order (CART-032). */
export const GiftConfirmation = ({ gift, open, onClose }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [confirmGift, { isLoading, error }] = giftsApi.useConfirmGiftMutation();

  const confirm = async (): Promise<void> => {
    if (isLoading) return;
    const { data } = await confirmGift({ gift_id: gift.item_id });
    if (data) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('gift.question')}
      closeLabel={t('gift.close')}
      footer={
        <Button wide busy={isLoading} onClick={() => void confirm()}>
          {t('gift.yes')}
        </Button>
      }
    >
      <p>{t('gift.about', { name: gift.name, price: formatMoney(gift.price, language) })}</p>
      {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
    </Dialog>
  );
};
