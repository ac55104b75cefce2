import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import { signInApi } from './endpoints.ts';

/** Leads a customer whose address is not confirmed to the code; nothing for everyone else. */
export const UnverifiedNotice = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const { data: isVerified = true } = signInApi.useIsVerifiedQuery();
  if (isVerified) return null;
  return (
    <Notice tone="hint">
      {t('verify.ask')}{' '}
      <Link href={paths.confirmVerificationCode({ email, sent: false })}>{t('verify.askAction')}</Link>
    </Notice>
  );
};
