import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { Button, Skeleton } from '@shop/ui';
import styles from './reviews.module.css';

function NoForm(): ReactNode {
  const { t } = useTranslation('catalog');
  return <p role="alert">{t('faq.noForm')}</p>;
}

/** The form's rules are heavy, and few ask: they come with the first press. */
const AskForm = lazy(() => import('./ask-form.tsx').catch(() => ({ default: NoForm })));

/** The way to ask about a product, which becomes the form. */
export function AskQuestion({ productId }: { productId: number }): ReactNode {
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
}
