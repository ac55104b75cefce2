import { paths } from '@shop/contract';
import { Dialog, LinkButton } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Stack } from '@shop/ui';

/** Good wishes, and the way to the customer's coupons. `name` may be empty. */
export default function BirthdayDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('membership');
  const title = name === '' ? t('birthday.title') : t('birthday.titleName', { name });
  return (
    <Dialog onClose={onClose} title={title} closeLabel={t('close')} size="small">
      <Stack gap={4}>
        <p>{t('birthday.wish')}</p>
        <LinkButton wide href={paths.coupons()} onClick={onClose}>
          {t('birthday.coupons')}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
