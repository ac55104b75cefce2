import { paths, swatchBounds, type Product } from '@shop/contract';
import { Dialog, LoadState } from '@shop/kit';
import { Link, ownApi, selectIsSignedIn, siteApi, useSelector, useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { colorsOf } from './colors.ts';
import { SwatchChoice } from './swatch-choice.tsx';
import { SwatchForm } from './swatch-form.tsx';
import { useTray } from './tray.ts';
import styles from './swatches.module.css';

interface Props {
  product: Product;
  isOpen: boolean;
  onClose: () => void;
}

/** First the colours, then where they go: both stay in sight and can be changed until they are asked for. */
const Asking = ({ product, onDone }: Pick<Props, 'product'> & { onDone: () => void }) => {
  const { t } = useTranslation('account');
  const isSignedIn = useSelector(selectIsSignedIn);
  const tray = useTray();
  const [isAddressed, setAddressed] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const regions = siteApi.useRegionsQuery(undefined, { skip: !isAddressed });
  const book = ownApi.useAddressesQuery(undefined, { skip: !isAddressed || !isSignedIn });
  // The form begins with the customer's address: a choice in it takes no later value.
  const isBookComing = isSignedIn && (book.isUninitialized || book.isLoading);
  const own = book.data?.find(({ is_default_shipping }) => is_default_shipping) ?? book.data?.[0] ?? null;
  const goOn = (): void => {
    setEmpty(tray.tray.length === 0);
    if (tray.tray.length > 0) setAddressed(true);
  };
  return (
    <>
      <p>{t('swatches.lead', { most: swatchBounds.most })}</p>
      <SwatchChoice colors={colorsOf(product)} tray={tray} />
      {isEmpty && tray.tray.length === 0 && <Notice tone="trouble">{t('swatches.nothing')}</Notice>}
      {!isAddressed && <Button onClick={goOn}>{t('swatches.next')}</Button>}
      {isAddressed && (!regions.data || isBookComing) && (
        <LoadState t={t} query={regions} title={t('swatches.noForm')} lines={6} />
      )}
      {isAddressed && regions.data && !isBookComing && (
        <SwatchForm
          swatches={tray.tray}
          own={own}
          regions={regions.data}
          onDone={() => {
            tray.clear();
            onDone();
          }}
        />
      )}
    </>
  );
};

/** Asks for free swatches; what was chosen and typed stays while it is closed. */
export default function SwatchDialog({ product, isOpen, onClose }: Props) {
  const { t } = useTranslation('account');
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isDone, setDone] = useState(false);
  const close = (): void => {
    setDone(false);
    onClose();
  };
  return (
    <Dialog open={isOpen} ready onClose={close} title={t('swatches.offer')} closeLabel={t('swatches.close')}>
      <div className={styles.dialog}>
        {isDone ? (
          <>
            <Notice tone="good">{t('swatches.done')}</Notice>
            {isSignedIn && (
              <p>
                <Link href={paths.swatchRequests()}>{t('swatches.title')}</Link>
              </p>
            )}
          </>
        ) : (
          <Asking product={product} onDone={() => setDone(true)} />
        )}
      </div>
    </Dialog>
  );
}
