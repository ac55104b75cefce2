import { nearHeight, type CallResult, type SlotProps } from '@shop/contract';
import { formSchema, freeTextRule, useForm } from '@shop/forms';
import { formatNumber } from '@shop/format';
import { LoadState } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, SubmitButton } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { PersonFields } from '../../parts/people-like-me/person-fields.tsx';
import { inFeet, isNobody, readPerson, type Person } from '../../parts/people-like-me/person.ts';
import { peopleApi } from './endpoints.ts';
import { forgetPerson, storedPerson, storePerson } from './stored-person.ts';
import styles from './people.module.css';

const schema = formSchema({ height: freeTextRule(), room: freeTextRule() });

/** Focus goes to where the pressed button was. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

const PersonForm = ({ person, onSaid }: { person: Person | null; onSaid: (person: Person) => void }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { form, field } = useForm({
    schema,
    initial: { height: person?.height === undefined ? '' : `${person.height} cm`, room: person?.room ?? '' },
    language,
    onSubmit: async (typed) => {
      const said = readPerson(typed, language);
      if ('problem' in said) return { ok: false, fields: { height: said.problem } };
      if (isNobody(said.person)) return { ok: false, fields: { height: t('people.neither') } };
      onSaid(said.person);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p className={styles.quiet}>{t('people.lead', { near: nearHeight })}</p>
      <PersonFields field={field} heightRef={takeFocus} />
      <SubmitButton>{t('people.show')}</SubmitButton>
      <p className={styles.quiet}>{t('people.privacy')}</p>
    </Form>
  );
};

/** Who they are, and what they say on average; of too few, that they are. */
const useSaid = (person: Person) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const room = person.room && t('people.in', { room: t(`people.rooms.${person.room}`) });
  return ({ between, people, average }: CallResult<'peopleLikeMe'>): string => {
    const heights = between && t('people.between', { from: between.from, to: between.to });
    const who = [heights, room].filter(Boolean).join(' ');
    const number = formatNumber(people, language);
    if (people === 0) return t('people.nobody', { who });
    if (average === null) return t('people.few', { count: people, number, who });
    return t('people.said', { average: formatNumber(average, language, 1), number, who });
  };
};

/** What each writer of a page says of themselves. */
const useWriters = () => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (writers: CallResult<'peopleLikeMe'>['writers']): Record<number, string> =>
    Object.fromEntries(
      writers.map(({ review_id, height, room }) => {
        const centimetres = height !== null && t('people.centimetres', { height });
        const tall = height !== null && language === 'en' ? `${centimetres} (${inFeet(height)})` : centimetres;
        return [review_id, [tall, room && t(`people.rooms.${room}`)].filter(Boolean).join(', ')];
      }),
    );
};

interface FoundProps extends Omit<SlotProps['product.reviews'], 'onFirstPage'> {
  person: Person;
}

/** Has the reviews of people like this one read in place of all, where there are enough. */
const Found = ({ person, product_id, view, show }: FoundProps) => {
  const { t } = useTranslation('account');
  const said = useSaid(person);
  const writers = useWriters();
  const { data, currentData, ...query } = peopleApi.usePeopleLikeMeQuery({ product_id, ...view, ...person });
  const latest = useRef(writers);
  useEffect(() => {
    latest.current = writers;
  });
  useEffect(() => {
    if (data) show(data.average === null ? null : { page: data.reviews, said: latest.current(data.writers) });
  }, [data, show]);
  useEffect(() => () => show(null), [show]);
  if (!data) return <LoadState t={t} query={query} title={t('people.failed')} lines={2} />;
  return (
    <p role="status" tabIndex={-1} ref={takeFocus} className={styles.said}>
      {said(currentData ?? data)}
    </p>
  );
};

type Step = 'asking' | 'showing' | 'over';

/** Says who the reader is, and reads what people like them say of the product. */
export default function PeoplePanel({ onFirstPage, ...slot }: SlotProps['product.reviews']) {
  const { t } = useTranslation('account');
  const [person, setPerson] = useState(storedPerson);
  const [step, setStep] = useState<Step>(person ? 'showing' : 'asking');
  const go = (next: Step): void => {
    setStep(next);
    onFirstPage();
  };
  return (
    <section aria-label={t('people.title')} className={styles.people}>
      <h3 className={styles.title}>{t('people.title')}</h3>
      {step === 'asking' && (
        <PersonForm
          person={person}
          onSaid={(said) => {
            storePerson(said);
            setPerson(said);
            go('showing');
          }}
        />
      )}
      {step === 'showing' && person && <Found {...slot} person={person} />}
      {step === 'over' && person === null && <Notice tone="good">{t('people.forgotten')}</Notice>}
      {step !== 'asking' && (
        <div className={styles.ways}>
          {step === 'showing' ? (
            <Button variant="secondary" size="small" onClick={() => go('over')}>
              {t('people.all')}
            </Button>
          ) : (
            <Button variant="secondary" size="small" onClick={() => go(person ? 'showing' : 'asking')}>
              {t('people.offer')}
            </Button>
          )}
          {person && (
            <>
              <Button variant="quiet" size="small" onClick={() => setStep('asking')}>
                {t('people.change')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  forgetPerson();
                  setPerson(null);
                  go('over');
                }}
              >
                {t('people.forget')}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
