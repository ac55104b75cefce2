import { useTranslation } from '@shop/platform';
import { CheckboxField } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

/** Where the form of the captcha is sent (document 1 §7, document 3 §9). */
const ACTION = '/api/google/recaptcha';

/** What the API's sandbox takes for a solved challenge. */
function solve(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `sandbox.${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

interface Props {
  /** Id of the `CaptchaForm`: the box stands in another form, and forms do not nest. */
  form: string;
  response: string;
  error: string | undefined;
  /** A response, or an empty text when the challenge is open again. */
  onResponse: (response: string) => void;
}

/** The captcha's challenge. It is the shop's own: the real widget needs an outside service (sandbox of the adapter). */
export function Captcha({ form, response, error, onResponse }: Props): ReactNode {
  const { t } = useTranslation('account');
  return (
    <div className={styles.captcha}>
      <CheckboxField
        form={form}
        label={t('captcha.label')}
        help={t('captcha.sandbox')}
        error={error}
        checked={response !== ''}
        onChange={(event) => {
          event.stopPropagation(); // no field of the form around it
          onResponse(event.target.checked ? solve() : '');
        }}
      />
    </div>
  );
}

/** The captcha's own form, beside the one that needs it. */
export function CaptchaForm({ id, response }: { id: string; response: string }): ReactNode {
  return (
    <form id={id} action={ACTION} method="post" hidden>
      <input type="hidden" name="g_recaptcha_response" value={response} readOnly />
    </form>
  );
}
