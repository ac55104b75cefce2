import { Drawer } from '@shop/kit';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useDispatch, useLocation, useSelector, useTranslation } from '@shop/platform';
import { quickViewMeasures } from './measures.ts';
import { quickViewEvents, quickViewSelectors } from './slice.ts';

interface Props {
  children: (productId: number) => ReactNode;
}

/** Stands in the open drawer: a link in it that led to another page closes it. */
const CloseOnLeave = ({ onLeave }: { onLeave: () => void }): null => {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (key !== openedAt) leave();
  }, [key, openedAt]);
  return null;
};

/** The quick view's drawer: open for a product's id, closed for 0 (QV-009). */
export const QuickViewDrawer = ({ children }: Props) => {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const productId = useSelector(quickViewSelectors.selectProductId);
  const close = (): void => {
    dispatch(quickViewEvents.quickViewClosed());
  };
  return (
    <Drawer
      open={productId !== 0}
      onClose={close}
      title={t('quickView.title')}
      closeLabel={t('quickView.close')}
      width={quickViewMeasures.width}
    >
      <CloseOnLeave onLeave={close} />
      {children(productId)}
    </Drawer>
  );
};
