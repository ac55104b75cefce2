import { brand, paths } from '@shop/contract';
import { Link, useLocation, useSearchParams, useTranslation } from '@shop/platform';
import { Container, PlainHeader } from '@shop/ui';
import type { ReactNode } from 'react';
import { SignIn } from '../features/sign-in/sign-in.tsx';
import { useGoOn } from '../features/sign-in/use-go-on.ts';
import { privateHead } from '../parts/private-head.ts';
import styles from './login.module.css';

export const head = privateHead('login');

/** The blank layout has no header, so the page brings the way home and the other language itself. */
function BrandLine(): ReactNode {
  const { t, i18n } = useTranslation('account');
  const { pathname, search } = useLocation();
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  return (
    <PlainHeader
      brand={brand.name}
      homeHref={paths.home()}
      language={{ code: other, href: paths.inLanguage(pathname + search, other), label: t('language') }}
      linkComponent={Link}
    />
  );
}

/** Sign in, or create an account, and go back to where one was going (document 1 §2.1). */
export default function LoginPage(): ReactNode {
  const [query] = useSearchParams();
  const goOn = useGoOn();
  return (
    <>
      <BrandLine />
      <Container width="form" className={styles.page}>
        <SignIn email={query.get('email') ?? ''} onSignedIn={goOn} />
      </Container>
    </>
  );
}
