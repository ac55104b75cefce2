import { listBounds } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Button, QuantityStepper } from '@shop/ui';
import { useState } from 'react';
import { EntryFacts, useEntryName } from './entry-facts.tsx';
import { listsApi, type OwnEntry } from './endpoints.ts';
import { NoteForm } from './note-form.tsx';
import styles from './lists.module.css';

interface Props {
  listId: number;
  entry: OwnEntry;
  /** Says how a change went; `error` where it did not. */
  onChange: (error: unknown, done?: string) => void;
}

/** An entry of one's own list: how many, how many of them are bought, and a note. */
export const OwnEntryLine = ({ listId, entry, onChange }: Props) => {
  const { t } = useTranslation('account');
  const [edit, { isLoading }] = listsApi.useEditEntryMutation();
  const [remove, removing] = listsApi.useDeleteEntryMutation();
  const [isNoting, setNoting] = useState(false);
  const name = useEntryName()(entry);
  const { entry_id, qty, bought, note } = entry;
  const change = async (changes: { qty?: number; bought?: number }): Promise<void> => {
    const { error } = await edit({ list_id: listId, entry_id, ...changes });
    onChange(error);
  };
  const takeOff = async (): Promise<void> => {
    const { error } = await remove({ list_id: listId, entry_id });
    onChange(error, t('lists.removed', { name }));
  };
  return (
    <EntryFacts entry={entry}>
      <div className={styles.numbers}>
        <div>
          <p className={styles.label}>{t('lists.wanted')}</p>
          <p className={styles.readOnly}>{qty}</p>
          <QuantityStepper
            value={qty}
            min={Math.max(1, bought)}
            max={listBounds.quantity}
            disabled={isLoading}
            label={t('lists.quantity', { name })}
            decreaseLabel={t('lists.fewer')}
            increaseLabel={t('lists.more')}
            onChange={(next) => void change({ qty: next })}
          />
        </div>
        <div>
          <p className={styles.label}>{t('lists.bought')}</p>
          <p className={styles.readOnly}>{bought}</p>
          <QuantityStepper
            value={bought}
            min={0}
            max={qty}
            disabled={isLoading}
            label={t('lists.boughtNamed', { name })}
            decreaseLabel={t('lists.fewer')}
            increaseLabel={t('lists.more')}
            onChange={(next) => void change({ bought: next })}
          />
        </div>
      </div>
      {note !== '' && !isNoting && <p className={styles.note}>{note}</p>}
      {isNoting && (
        <NoteForm
          listId={listId}
          entry={entry}
          name={name}
          onDone={() => setNoting(false)}
          onGone={(error) => onChange(error)}
        />
      )}
      <div className={styles.actions}>
        {!isNoting && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t(note === '' ? 'lists.addNoteNamed' : 'lists.editNoteNamed', { name })}
            onClick={() => setNoting(true)}
          >
            {t(note === '' ? 'lists.addNote' : 'lists.editNote')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          busy={removing.isLoading}
          aria-label={t('lists.removeNamed', { name })}
          onClick={() => void takeOff()}
        >
          {t('lists.remove')}
        </Button>
      </div>
    </EntryFacts>
  );
};
