import { paths } from '@shop/contract';
import { CloseOnBack, Link, useTranslation } from '@shop/platform';
import { Dialog, LinkButton, Stack } from '@shop/ui';
import type { ReactNode } from 'react';

/** Good wishes, and the way to the customer's coupons. `name` may be empty. */
export default function BirthdayDialog({ name, onClose }: { name: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('membership');
  const title = name === '' ? t('birthday.title') : t('birthday.titleName', { name });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')} size="small">
      <CloseOnBack onBack={onClose} />
      <Stack gap={4}>
        <p>{t('birthday.wish')}</p>
        <LinkButton wide href={paths.coupons()} linkComponent={Link} onClick={onClose}>
          {t('birthday.coupons')}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
