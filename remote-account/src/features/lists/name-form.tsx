import { listBounds } from '@shop/contract';
import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import { listsApi, type OwnList } from './endpoints.ts';
import styles from './lists.module.css';

interface Props {
  label: string;
  submit: string;
  /** The list that gets another name; without it a new one is made. */
  list?: Pick<OwnList, 'list_id' | 'name'>;
  onNamed: (list: OwnList) => Promise<void> | void;
}

const schema = formSchema({ name: requiredRule() });

/** Names a list: a new one, or one that is there. */
export const NameForm = ({ label, submit, list, onNamed }: Props) => {
  const { t } = useTranslation('account');
  const [add] = listsApi.useAddListMutation();
  const [rename] = listsApi.useRenameListMutation();
  const { form, field } = useForm({
    schema,
    initial: { name: list?.name ?? '' },
    language: useLanguage(),
    onSubmit: async ({ name }) => {
      const { data, error } = await (list ? rename({ list_id: list.list_id, name }) : add({ name }));
      if (!data) return formProblem(error, t, ['name']);
      await onNamed(data);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form} withoutScripts={t('lists.scripts')}>
      <TextField {...field('name')} label={label} maxLength={listBounds.name} autoComplete="off" />
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
};
