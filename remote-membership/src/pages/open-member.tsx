import { paths, type PageHead } from '@shop/contract';
import { Loaded } from '@shop/kit';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { plusApi } from '../features/plus/endpoints.ts';
import { Fee } from '../features/plus/fee.tsx';
import { Join } from '../features/plus/join.tsx';
import { joiningModels } from '../features/plus/joining/models.ts';
import { loadPlusInfo } from '../features/plus/load-info.ts';
import { RulesLink } from '../features/plus/rules-link.tsx';
import { FactCard, FactCards } from '../parts/fact-card.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';

export const models = joiningModels;
export const loader = loadPlusInfo;

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.open'),
  description: t('description.open'),
  canonical: paths.openMember(),
});

/** How to become a member, and the button that starts it (ROUTE-009). */
export default function OpenMemberPage() {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page}>
      <Hero title={t('title.open')}>
        <Loaded t={t} query={plusApi.usePlusInfoQuery()} title={t('plus.failed')}>
          {(info) => <Fee info={info} />}
        </Loaded>
        <Join />
        <RulesLink />
      </Hero>
      <Section title={t('howItWorks')}>
        <FactCards ordered>
          <FactCard icon="check" title={t('open.verify.title')}>
            {t('open.verify.text')}
          </FactCard>
          <FactCard icon="lock" title={t('open.pay.title')}>
            {t('open.pay.text')}
          </FactCard>
          <FactCard icon="star" title={t('open.use.title')}>
            {t('open.use.text')}
          </FactCard>
        </FactCards>
      </Section>
    </Container>
  );
}
