import { useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { Icon, VisuallyHidden } from '@shop/ui';
import styles from './search-panel.module.css';

interface Props {
  terms: readonly string[];
  onRemove: (term: string) => void;
  onClear: () => void;
  /** The button that had the focus goes with what it removed. */
  onFocusLost: () => void;
}

/** The button after this one: whoever removes several terms by keyboard goes on from there. */
const nextOf = (button: HTMLElement): HTMLElement | null =>
  button.closest('li')?.nextElementSibling?.querySelector('button') ?? null;

/**
 * The buttons that forget recent searches. A listbox holds nothing but options, so they stand after it, each drawn
 * beside the option that it removes.
 */
export const RecentRemovals = ({ terms, onRemove, onClear, onFocusLost }: Props): ReactNode => {
  const { t } = useTranslation('host');
  const [removed, setRemoved] = useState<string | null>(null);
  const remove = (term: string, button: HTMLElement): void => {
    if (document.activeElement === button) (nextOf(button) ?? { focus: onFocusLost }).focus();
    onRemove(term);
    setRemoved(term);
  };
  const clear = (): void => {
    onFocusLost();
    onClear();
  };
  return (
    <>
      {terms.length > 0 ? (
        <ul
          className={styles.removals}
          aria-label={t('search.recent')}
          // A press keeps the focus in the box, as in the list.
          onMouseDown={(event) => event.preventDefault()}
        >
          <li>
            <button type="button" className={styles.clear} aria-label={t('search.clear')} onClick={clear}>
              {t('search.clearAll')}
            </button>
          </li>
          {terms.map((term) => (
            <li key={term}>
              <button
                type="button"
                aria-label={t('search.remove', { term })}
                onClick={({ currentTarget }) => remove(term, currentTarget)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <VisuallyHidden>
        <output>{removed === null ? null : t('search.removed', { term: removed })}</output>
      </VisuallyHidden>
    </>
  );
};
