import { brand, paths, type PageHead } from '@shop/contract';
import { Loaded } from '@shop/kit';
import { type HeadContext, Link, useTranslation } from '@shop/platform';
import { Container } from '@shop/ui';
import { plusApi } from '../features/plus/endpoints.ts';
import { loadPlusInfo } from '../features/plus/load-info.ts';
import * as joiningParts from '../parts/joining/index.ts';
import type { JoiningPart } from '../parts/joining/joining-part.ts';
import { Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';

const before: readonly JoiningPart['rules'][] = [
  ['rules.who.title', ['rules.who.account', 'rules.who.business']],
  ['rules.length.title', ['rules.length.year', 'rules.length.renewal', 'rules.length.automatic']],
];
const after = Object.values<JoiningPart>(joiningParts).map(({ rules }) => rules);

export const loader = loadPlusInfo;

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.rules'),
  description: [...before, ...after].map(([title]) => t(title)).join('. '),
  canonical: paths.plusRules(),
});

const Rules = ({ rules }: { rules: readonly JoiningPart['rules'][] }) => {
  const { t } = useTranslation('membership');
  return rules.map(([title, lines]) => (
    <Section key={title} title={t(title)}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </Section>
  ));
};

/** The membership guidelines (ROUTE-012): what members get is what the API says, as on the Plus+ page (MEM-001). */
export default function PlusRulesPage() {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page} width="text">
      <h1>{t('title.rules')}</h1>
      <Rules rules={before} />
      <Section title={t('rules.benefits.title')}>
        <Loaded t={t} query={plusApi.usePlusInfoQuery()} title={t('plus.failed')} headingLevel={3}>
          {({ benefits }) => (
            <ul>
              {benefits.map(({ code, title, text }) => (
                <li key={code}>
                  {title}. {text}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
      <Rules rules={after} />
      <p>
        <Link href={paths.plus()}>{t('center.toPlus', { brand: brand.name })}</Link>
      </p>
    </Container>
  );
}
