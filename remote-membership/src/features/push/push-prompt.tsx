import { CloseOnBack, useTranslation } from '@shop/platform';
import { Button, Dialog, Stack } from '@shop/ui';
import type { ReactNode } from 'react';

interface Props {
  onYes: () => void;
  onNo: () => void;
  /** Closed without an answer. */
  onClose: () => void;
}

/** Asks whether the shop may send push messages, before the browser does. */
export default function PushPrompt({ onYes, onNo, onClose }: Props): ReactNode {
  const { t } = useTranslation('membership');
  return (
    <Dialog open onClose={onClose} title={t('push.title')} closeLabel={t('close')} size="small">
      <CloseOnBack onBack={onClose} />
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
