import { type ReactNode, useSyncExternalStore } from 'react';
import { appearances, isAppearance } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { SelectField, useHydrated } from '@shop/ui';
import { keepAppearance, chosenAppearance } from '../../dom/appearance.ts';
import styles from './footer.module.css';

const listeners = new Set<() => void>();

/** Another tab may have chosen. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

const nothing = (): null => null;

/** Light, dark, or as the device says. It comes with the scripts: the help has links that choose without them. */
export const AppearanceChoice = (): ReactNode => {
  const { t } = useTranslation('host');
  const isThere = useHydrated();
  const chosen = useSyncExternalStore(subscribe, chosenAppearance, nothing);
  return (
    <div className={styles.appearance}>
      {isThere ? (
        <SelectField
          label={t('appearance.label')}
          value={chosen ?? ''}
          options={[
            { value: '', label: t('appearance.device') },
            ...appearances.map((one) => ({ value: one, label: t(`appearance.${one}`) })),
          ]}
          onChange={({ target: { value } }) => {
            keepAppearance(isAppearance(value) ? value : null);
            for (const listener of listeners) listener();
          }}
        />
      ) : null}
    </div>
  );
};
