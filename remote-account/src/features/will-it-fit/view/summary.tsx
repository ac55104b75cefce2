import { useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import { verdictOf, type Answers } from '../home/answers.ts';

/** Yes or no for the whole plan, in one sentence. */
export const Summary = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation('account');
  const { fitting, failing, open } = verdictOf(answers);
  if (fitting + failing === 0) return <Notice tone="hint">{t('fit.verdict.nothing')}</Notice>;
  const rest = open > 0 ? ` ${t('fit.verdict.open', { count: open })}` : '';
  return failing > 0 ? (
    <Notice tone="hint">{t('fit.verdict.failing', { count: failing }) + rest}</Notice>
  ) : (
    <Notice tone="good">{t('fit.verdict.fitting', { count: fitting }) + rest}</Notice>
  );
};
