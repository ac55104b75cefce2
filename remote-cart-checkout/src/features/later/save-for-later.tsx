import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Button, Notice, useHydrated, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useEditLater, type Movable } from './use-edit-later.ts';

/** Takes a line out of the cart without losing it. It needs scripts: it waits for them in its place. */
export const SaveForLater = ({ item }: { item: Movable }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const { sending, problem, edit } = useEditLater(item);
  const ready = useHydrated();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="heart"
        busy={sending}
        disabled={!ready}
        onClick={() => void edit({ item_id: item.item_id })}
      >
        {t('later.save')} <VisuallyHidden>{item.name}</VisuallyHidden>
      </Button>
      {problem && <Notice tone="trouble">{problemText(problem, t)}</Notice>}
    </>
  );
};
