import { brand, paths, type Language, type PageHead } from '@shop/contract';
import { Link, type LoaderContext, useLanguage, useTranslation } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { rules } from '../features/plus/rules.ts';
import styles from '../parts/programme.module.css';

const titles: Record<Language, string> = { en: 'Plus+ guidelines', fr: 'Règles de Plus+' };

export const head = ({ language }: LoaderContext): PageHead => ({
  title: titles[language],
  description: rules[language].map(({ title }) => title).join('. '),
  canonical: paths.plusRules(),
});

/** The membership guidelines (ROUTE-012). */
export default function PlusRulesPage(): ReactNode {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page} width="text">
      <h1>{t('title.rules')}</h1>
      {rules[useLanguage()].map(({ title, lines }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
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
