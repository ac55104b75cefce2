import { useTranslation } from '@shop/platform';
import { useRef, useState } from 'react';
import { Notice } from '@shop/ui';
import { CaptchaError } from './captcha-error.tsx';
import styles from './google-captcha.module.css';
import { RecaptchaWidget } from './recaptcha-widget.tsx';

interface Props {
  siteKey: string;
  response: string;
  error: string | undefined;
  onResponse: (response: string) => void;
}

/** Google's reCAPTCHA, or how to try again when it did not come. */
export const GoogleCaptcha = ({ error, onResponse, ...widget }: Props) => {
  const { t } = useTranslation('account');
  const [hasFailed, setFailed] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const fail = (): void => {
    onResponse('');
    setFailed(true);
  };
  const retry = (): void => {
    group.current?.focus(); // the button goes
    setFailed(false);
  };
  return (
    <div ref={group} role="group" aria-label={t('captcha.group')} tabIndex={-1} className={styles.captcha}>
      {hasFailed ? (
        <CaptchaError onRetry={retry} />
      ) : (
        <>
          {error && <Notice tone="trouble">{error}</Notice>}
          <RecaptchaWidget {...widget} onResponse={onResponse} onFailure={fail} />
        </>
      )}
    </div>
  );
};
