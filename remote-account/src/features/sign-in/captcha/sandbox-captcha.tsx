import { useTranslation } from '@shop/platform';
import { CheckboxField } from '@shop/ui';
import styles from '../sign-in.module.css';

const solve = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `sandbox.${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

interface Props {
  form: string;
  response: string;
  error: string | undefined;
  onResponse: (response: string) => void;
}

/** The shop's own challenge, where no keys of Google's are configured. */
export const SandboxCaptcha = ({ form, response, error, onResponse }: Props) => {
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
};
