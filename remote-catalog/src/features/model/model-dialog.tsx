import { Dialog } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import styles from './model-dialog.module.css';
import { ModelView, type Model } from './model-view.tsx';

/** A product in 3D above the page, with how to turn it (PDP-005). */
export default function ModelDialog({ onClose, ...model }: Model & { onClose: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Dialog onClose={onClose} title={t('model.title', { name: model.name })} closeLabel={t('model.close')} size="large">
      <ModelView {...model} />
      <p className={styles.hint}>{t('model.hint')}</p>
    </Dialog>
  );
}
