import { paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { LoadState, PagesOfList } from '@shop/kit';
import { Link, productApi, useLanguage, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import type { Question } from './endpoints.ts';
import styles from './questions.module.css';

const QuestionItem = ({ question }: { question: Question }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { product, answers } = question;
  return (
    <li className={styles.question}>
      <h3 lang={question.language}>{question.question}</h3>
      <p className={styles.quiet}>
        {formatDate(question.created_at, language)}
        {product && (
          <>
            {' · '}
            <Link href={paths.productFaq(product.url_path)}>{product.name}</Link>
          </>
        )}
      </p>
      {answers.length === 0 && <p className={styles.quiet}>{t('faq.unanswered')}</p>}
      {answers.map(({ answer, nickname, created_at }) => (
        <div key={created_at + nickname} className={styles.answer}>
          <p lang={question.language}>{answer}</p>
          <p className={styles.quiet}>
            {nickname}, {formatDate(created_at, language)}
          </p>
        </div>
      ))}
    </li>
  );
};

export const OwnQuestions = ({ page }: { page: number }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = productApi.useQuestionsQuery({ page });
  if (!currentData) return <LoadState t={t} query={query} title={t('faq.failed')} lines={8} />;
  if (currentData.total === 0) {
    return (
      <EmptyState icon="search" headingLevel={3} title={t('faq.none')}>
        {t('faq.noneHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.questions}>
        {currentData.list.map((question) => (
          <QuestionItem key={question.question_id} question={question} />
        ))}
      </ul>
      <PagesOfList t={t} {...currentData} label={t('faq.pages')} page={page} hrefFor={paths.ownQuestions} />
    </>
  );
};
