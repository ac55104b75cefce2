import { listBounds } from '@shop/contract';
import { formSchema, freeTextRule, useForm } from '@shop/forms';
import { formProblem, problemOf } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, SubmitButton, TextField } from '@shop/ui';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import { listsApi, type OwnEntry } from './endpoints.ts';
import styles from './lists.module.css';

interface Props {
  listId: number;
  entry: OwnEntry;
  name: string;
  onDone: () => void;
  /** The entry is not there any more. */
  onGone: (error: unknown) => void;
}

const schema = formSchema({ note: freeTextRule() });

/** A note on an entry, which only the owner reads. */
export const NoteForm = ({ listId, entry, name, onDone, onGone }: Props) => {
  const { t } = useTranslation('account');
  const [edit] = listsApi.useEditEntryMutation();
  const { form, field } = useForm({
    schema,
    initial: { note: entry.note },
    language: useLanguage(),
    onSubmit: async ({ note }) => {
      const { error } = await edit({ list_id: listId, entry_id: entry.entry_id, note });
      if (problemOf(error).code === 404) onGone(error);
      if (error) return formProblem(error, t, ['note']);
      onDone();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form} withoutScripts={t('lists.scripts')}>
      <TextField
        {...field('note')}
        ref={focusOnArrival}
        label={t('lists.noteNamed', { name })}
        help={t('lists.noteHelp')}
        maxLength={listBounds.note}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <SubmitButton size="small">{t('lists.saveNote')}</SubmitButton>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('lists.cancel')}
        </Button>
      </div>
    </Form>
  );
};
