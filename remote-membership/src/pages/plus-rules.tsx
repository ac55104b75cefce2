import { brand, paths, type PageHead } from '@shop/contract';
import { type HeadContext, Link, useTranslation } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from '../parts/programme.module.css';

/** The guidelines, with the numbers of MEM-001 and MEM-023. */
const rules = [
  ['rules.who.title', ['rules.who.account', 'rules.who.business']],
  ['rules.length.title', ['rules.length.year', 'rules.length.renewal', 'rules.length.automatic']],
  [
    'rules.benefits.title',
    ['rules.benefits.discount', 'rules.benefits.firstOrder', 'rules.benefits.points', 'rules.benefits.warranty'],
  ],
  ['rules.friends.title', ['rules.friends.credit', 'rules.friends.letter', 'rules.friends.own']],
] as const;

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.rules'),
  description: rules.map(([title]) => t(title)).join('. '),
  canonical: paths.plusRules(),
});

/** The membership guidelines (ROUTE-012). */
export default function PlusRulesPage(): ReactNode {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page} width="text">
      <h1>{t('title.rules')}</h1>
      {rules.map(([title, lines]) => (
        <section key={title} className={styles.section}>
          <h2>{t(title)}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Link href={paths.plus()}>{t('center.toPlus', { brand: brand.name })}</Link>
      </p>
    </Container>
  );
}
