import { Dialog } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Button, Stack } from '@shop/ui';

interface Props {
  onYes: () => void;
  onNo: () => void;
  /** Closed without an answer. */
  onClose: () => void;
}

/** Asks whether the shop may send push messages, before the browser does. */
export default function PushPrompt({ onYes, onNo, onClose }: Props) {
  const { t } = useTranslation('membership');
  return (
    <Dialog onClose={onClose} title={t('push.title')} closeLabel={t('close')} size="small">
      <Stack gap={4}>
        <p>{t('push.lead')}</p>
        <Button wide onClick={onYes}>
          {t('push.yes')}
        </Button>
        <Button wide variant="quiet" onClick={onNo}>
          {t('push.no')}
        </Button>
      </Stack>
    </Dialog>
  );
}
