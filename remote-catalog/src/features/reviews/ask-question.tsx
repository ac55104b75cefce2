import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@shop/platform';
import { Button, Skeleton } from '@shop/ui';
import styles from './reviews.module.css';

const NoForm = () => {
  const { t } = useTranslation('catalog');
  return <p role="alert">{t('faq.noForm')}</p>;
};

/** The form's validation code is large and rarely needed, so it is loaded with the first press. */
const AskForm = lazy(() => import('./ask-form.tsx').catch(() => ({ default: NoForm })));

/** The button to ask about a product; the form takes its place. */
export const AskQuestion = ({ productId }: { productId: number }) => {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.ask}>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="lines" lines={4} />}>
          <AskForm productId={productId} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('faq.ask')}
        </Button>
      )}
    </div>
  );
};
