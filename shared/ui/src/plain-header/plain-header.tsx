import { Icon } from '../icon/icon.tsx';
import { LanguageLink } from '../language-link/language-link.tsx';
import { Container } from '../layout/container.tsx';
import type { LinkComponent } from '../link.ts';
import styles from './plain-header.module.css';

export interface PlainHeaderProps {
  /** The shop's name, a link to `homeHref`. */
  brand: string;
  homeHref: string;
  /** The same page in the other language: a plain link, because the server answers in that language. */
  language: { code: string; href: string; label: string };
  linkComponent?: LinkComponent;
}

/** For a page without the shop's chrome: the brand and the way to the other language, nothing else. */
export const PlainHeader = ({ brand, homeHref, language, linkComponent: Link = 'a' }: PlainHeaderProps) => (
  <header className={styles.header}>
    <Container className={styles.line}>
      <Link className={styles.brand} href={homeHref}>
        {brand}
      </Link>
      <LanguageLink className={styles.language} href={language.href} lang={language.code} hrefLang={language.code}>
        <Icon name="globe" /> {language.label}
      </LanguageLink>
    </Container>
  </header>
);
