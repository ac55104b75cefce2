import { useState, lazy, Suspense } from 'react';
import { longestQuestionSearch, paths, type CallResult } from '@shop/contract';
import { formatDate, formatNumber } from '@shop/format';
import { LoadState } from '@shop/kit';
import { productApi, useLanguage, useNavigate, useTranslation } from '@shop/platform';
import { Button, Form, Skeleton, TextField } from '@shop/ui';
import { StayLink } from '../../parts/stay-link.tsx';
import { usePendingSearch } from '../../parts/use-pending-search.ts';
import { Origin } from './origin.tsx';
import { Pager } from './pager.tsx';
import { QUESTION_SEARCH, questionSearch } from './question-search.ts';
import styles from './reviews.module.css';

const NoForm = () => {
  const { t } = useTranslation('catalog');
  return <p role="alert">{t('faq.noForm')}</p>;
};

/** The form's validation code is large and rarely needed, so it is loaded with the first press. */
const AskForm = lazy(() => import('./ask-form.tsx').catch(() => ({ default: NoForm })));

interface AskProps {
  productId: number;
  /** What was searched for and not found: the question begins with it. */
  wanted?: string | undefined;
}

/** The button to ask about a product; the form takes its place. */
const AskQuestion = ({ productId, wanted }: AskProps) => {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.ask}>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="lines" lines={4} />}>
          <AskForm productId={productId} question={wanted ?? ''} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {wanted === undefined ? t('faq.ask') : t('faq.askThis', { words: wanted })}
        </Button>
      )}
    </div>
  );
};

/** Words of a text and what is between them, each with its place. */
const partsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)].map(({ 0: part, index }) => ({ part, at: index }));

/** A text whose words that were searched for are marked. */
const Marked = ({ text, words }: { text: string; words: readonly string[] | undefined }) =>
  words ? partsOf(text).map(({ part, at }) => (words.includes(part) ? <mark key={at}>{part}</mark> : part)) : text;

const QuestionItem = ({ question }: { question: CallResult<'productFaq'>['list'][number] }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const [wantsOriginal, setWantsOriginal] = useState(false);
  const translation = wantsOriginal ? undefined : question.translation;
  return (
    <article className={styles.item}>
      <h3 className={styles.heading} lang={translation ? language : question.language}>
        <Marked text={translation?.question ?? question.question} words={question.found} />
      </h3>
      {question.answers.length === 0 && <p className={styles.by}>{t('faq.unanswered')}</p>}
      {question.answers.map(({ answer, nickname, created_at }) => (
        <div key={created_at + nickname} className={styles.reply}>
          {/* An answer that came later than the translation has none. */}
          <p lang={translation?.answer ? language : question.language}>
            <Marked text={translation?.answer ?? answer} words={question.found} />
          </p>
          <p className={styles.by}>
            {nickname}, {formatDate(created_at, language)}
          </p>
        </div>
      ))}
      <Origin
        written={question.language}
        hasTranslation={question.translation !== undefined}
        wantsOriginal={wantsOriginal}
        onChange={setWantsOriginal}
      />
    </article>
  );
};

/** From so many questions on they are searched rather than read. */
const manyQuestions = 4;

interface SearchProps {
  urlPath: string;
  q: string;
  /** Everything else that the address chooses stays. */
  search: URLSearchParams;
}

/** Searches the questions by words: a GET form, which the page itself takes once it is alive. */
const QuestionSearch = ({ urlPath, q, search }: SearchProps) => {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const others = [...search].filter(([name]) => name !== QUESTION_SEARCH);
  return (
    <Form
      method="get"
      action={paths.productQuestionSearch(urlPath)}
      role="search"
      aria-label={t('faq.search')}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>); // it has no files
        const asked = questionSearch(fields).q;
        const query = { ...Object.fromEntries(others), ...(asked && { [QUESTION_SEARCH]: asked }) };
        void navigate(paths.productQuestionSearch(urlPath, query), { preventScrollReset: true });
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        key={q}
        type="search"
        name={QUESTION_SEARCH}
        label={t('faq.search')}
        defaultValue={q}
        maxLength={longestQuestionSearch}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {t('faq.find')}
      </Button>
    </Form>
  );
};

interface ListProps {
  productId: number;
  urlPath?: string | undefined;
  q: string;
  search: URLSearchParams;
}

const QuestionList = ({ productId, urlPath, q, search }: ListProps) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, ...query } = productApi.useQuestionsQuery({ productId, page, ...(q && { q }) });
  if (!data) return <LoadState t={t} query={query} title={t('faq.error')} lines={6} />;
  const { isFetching } = query;
  const number = formatNumber(data.total, language);
  const all = new URLSearchParams(search);
  all.delete(QUESTION_SEARCH);
  return (
    <>
      {urlPath !== undefined && (q !== '' || data.total >= manyQuestions) && (
        <QuestionSearch urlPath={urlPath} q={q} search={search} />
      )}
      {q !== '' && urlPath !== undefined && (
        <p className={styles.found}>
          <span role="status">
            {data.total === 0
              ? t('faq.noneFound', { words: q })
              : t('faq.found', { count: data.total, number, words: q })}
          </span>
          <StayLink href={paths.productQuestionSearch(urlPath, Object.fromEntries(all))}>{t('faq.all')}</StayLink>
        </p>
      )}
      {data.total === 0 && q === '' && <p className={styles.none}>{t('faq.empty')}</p>}
      {data.total > 0 && (
        <div className={styles.list} aria-busy={isFetching}>
          {data.list.map((question) => (
            <QuestionItem key={question.question_id} question={question} />
          ))}
          <Pager
            page={data.page}
            pageSize={data.page_size}
            total={data.total}
            busy={isFetching}
            label={t('faq.pages')}
            onPage={setPage}
          />
        </div>
      )}
      <AskQuestion key={q} productId={productId} wanted={q !== '' && data.total === 0 ? q : undefined} />
    </>
  );
};

/** Ten at a time, those that are searched for in the address, and the way to ask more. */
export const Questions = ({ productId, urlPath }: Pick<ListProps, 'productId' | 'urlPath'>) => {
  const search = usePendingSearch();
  const q = urlPath === undefined ? '' : (questionSearch(search).q ?? '');
  return <QuestionList key={q} productId={productId} urlPath={urlPath} q={q} search={search} />;
};
