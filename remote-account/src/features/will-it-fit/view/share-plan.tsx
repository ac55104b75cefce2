import { paths } from '@shop/contract';
import { CopyText } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { TextField, useHydrated } from '@shop/ui';
import { writeLink, type Plan } from '../home/plan.ts';

/** The link that carries the whole plan: nothing of it is stored by the shop. */
export const SharePlan = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  // The server does not know by which address the browser came, and nothing is copied without scripts.
  if (!useHydrated()) return null;
  const href = location.origin + paths.inLanguage(paths.plannedHome(writeLink(plan)), language);
  return (
    <>
      <TextField readOnly value={href} label={t('fit.share.link')} onFocus={({ target }) => target.select()} />
      <div>
        <CopyText text={href} label={t('fit.share.copy')} copiedLabel={t('fit.share.copied')} size="small" />
      </div>
    </>
  );
};
