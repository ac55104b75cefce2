import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import type { ReactNode } from 'react';

/** The challenge did not come: nobody can go on without it, so it can be asked for again. */
export function CaptchaTrouble({ busy = false, onRetry }: { busy?: boolean; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('account');
  return (
    <>
      <Notice tone="trouble">{t('captcha.failed')}</Notice>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}
