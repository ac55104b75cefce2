import { brand, paths, type PageHead } from '@shop/contract';
import { LinkButton, Loaded } from '@shop/kit';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { Benefits } from '../features/plus/benefits.tsx';
import { plusApi } from '../features/plus/endpoints.ts';
import { loadPlusInfo } from '../features/plus/load-info.ts';
import { RulesLink } from '../features/plus/rules-link.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';
import { FeatureSections } from '../sections/sections.tsx';

export const loader = loadPlusInfo;

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.introduction'),
  description: t('description.introduction', { brand: brand.name }),
  canonical: paths.memberIntroduction(),
});

/** Being a customer, and being a member (ROUTE-008). */
export default function MemberIntroductionPage() {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page}>
      <Hero title={t('title.introduction')} lead={t('introduction.lead')}>
        <LinkButton href={paths.openMember()}>{t('title.open')}</LinkButton>
        <RulesLink />
      </Hero>
      <Section title={t('plus.benefits')}>
        <Loaded t={t} query={plusApi.usePlusInfoQuery()} title={t('plus.failed')} headingLevel={3}>
          {({ benefits }) => <Benefits benefits={benefits} />}
        </Loaded>
      </Section>
      <FeatureSections />
    </Container>
  );
}
