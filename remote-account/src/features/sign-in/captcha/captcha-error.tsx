import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';

/** Shown when the challenge did not load, with a button to try again. */
export const CaptchaError = ({ busy = false, onRetry }: { busy?: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <Notice tone="trouble">{t('captcha.failed')}</Notice>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
};
