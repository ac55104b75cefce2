import { paths, type CallResult } from '@shop/contract';
import { formatDate, formatMoney, formatNumber } from '@shop/format';
import { agreementRule, formSchema, useForm } from '@shop/forms';
import { Link, sessionEvents, useDispatch, useLanguage, useNavigate, useTranslation } from '@shop/platform';
import { CheckboxField, Form, Notice, SubmitButton } from '@shop/ui';
import { ownDataApi } from './endpoints.ts';
import { PresenceField, usePresence } from './presence.tsx';
import styles from './own-data.module.css';

type OwnData = CallResult<'ownData'>;
type OpenMatter = OwnData['open'][number];

const pageOf = ({ kind, reference }: OpenMatter): string => {
  if (kind === 'fee') return paths.plusOrder(reference);
  return kind === 'return' ? paths.orders() : paths.order(reference);
};

/** These have to end before an account can be deleted. */
const OpenProcesses = ({ open }: Pick<OwnData, 'open'>) => {
  const { t } = useTranslation('account');
  return (
    <>
      <Notice tone="hint">{t('ownData.notYet')}</Notice>
      <ul className={styles.open}>
        {open.map((matter) => (
          <li key={`${matter.kind} ${matter.reference}`}>
            <Link href={pageOf(matter)}>{t(`ownData.open.${matter.kind}`, { reference: matter.reference })}</Link>
          </li>
        ))}
      </ul>
      <p>{t('ownData.afterwards')}</p>
    </>
  );
};

const Lost = ({ lost: { points, credit, plus_until } }: Pick<OwnData, 'lost'>) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const texts = [
    points > 0 && t('ownData.lost.points', { points: formatNumber(points, language) }),
    credit > 0 && t('ownData.lost.credit', { amount: formatMoney(credit, language) }),
    plus_until !== null && t('ownData.lost.plus', { date: formatDate(plus_until, language) }),
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <>
      <p>{t('ownData.lostLead')}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
};

const schema = formSchema({ understood: agreementRule() });

const Confirmation = ({ data, email, onRefused }: { data: OwnData; email: string; onRefused: () => void }) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [remove] = ownDataApi.useDeleteAccountMutation();
  const { isAsked, refusal } = usePresence(data.is_recent);
  const { form, field, checkbox } = useForm({
    schema,
    initial: { understood: false, password: '' },
    language: useLanguage(),
    onSubmit: async (_, { password }) => {
      const { error } = await remove(password ? { password } : {});
      if (error) {
        onRefused();
        return refusal(error);
      }
      await navigate(paths.accountDeleted());
      dispatch(sessionEvents.logoutRequested());
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      {isAsked && <PresenceField {...field('password')} email={email} />}
      <CheckboxField {...checkbox('understood')} label={t('ownData.understood')} />
      <SubmitButton variant="secondary">{t('ownData.delete')}</SubmitButton>
    </Form>
  );
};

interface Props {
  data: OwnData;
  email: string;
  /** Asks anew what is under way. */
  onRefused: () => void;
}

/** Says what a deletion takes and leaves, and deletes the account. */
export const DeleteForm = ({ data, ...rest }: Props) => {
  const { t } = useTranslation('account');
  const { open, lost } = data;
  return (
    <div className={styles.form}>
      <p>{t('ownData.goes')}</p>
      <p>{t('ownData.stays')}</p>
      <p>{t('ownData.returns')}</p>
      <Lost lost={lost} />
      {open.length > 0 ? <OpenProcesses open={open} /> : <Confirmation data={data} {...rest} />}
    </div>
  );
};
