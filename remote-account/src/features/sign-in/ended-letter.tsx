import { paths } from '@shop/contract';
import { Link, useSearchParams, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';

/** Says that the letter whose link led here is expired or used, and where another code is to be had. */
export const EndedLetter = ({ isForPassword = false }: { isForPassword?: boolean }) => {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  if (query.get('letter') !== 'ended') return null;
  const email = query.get('email');
  return (
    <Notice tone="trouble">
      {t('letter.ended')}{' '}
      {isForPassword
        ? t('letter.endedPassword')
        : email && <Link href={paths.confirmVerificationCode({ email, sent: false })}>{t('letter.endedConfirm')}</Link>}
    </Notice>
  );
};
