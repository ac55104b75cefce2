import { siteApi } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { CaptchaError } from './captcha/captcha-error.tsx';
import { GoogleCaptcha } from './captcha/google-captcha.tsx';
import { SandboxCaptcha } from './captcha/sandbox-captcha.tsx';
import styles from './sign-in.module.css';

interface Props {
  /** Id of the `CaptchaForm`: the box stands in another form, and forms do not nest. */
  form: string;
  response: string;
  error: string | undefined;
  /** A response, or an empty text when the challenge is open again. */
  onResponse: (response: string) => void;
}

/** The captcha's challenge: Google's with a site key, the shop's own without. */
export const Captcha = ({ form, ...challenge }: Props) => {
  const { data, isFetching, refetch } = siteApi.useSiteConfigQuery();
  if (data?.recaptcha_site_key) return <GoogleCaptcha siteKey={data.recaptcha_site_key} {...challenge} />;
  if (data) return <SandboxCaptcha form={form} {...challenge} />;
  return (
    <div className={styles.captcha}>
      {isFetching ? <Skeleton shape="lines" lines={2} /> : <CaptchaError onRetry={() => void refetch()} />}
    </div>
  );
};
