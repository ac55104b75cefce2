import { useSearchParams } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { SignIn } from '../features/sign-in/sign-in.tsx';
import { useGoOn } from '../features/sign-in/use-go-on.ts';
import { BrandLine } from '../parts/brand-line.tsx';
import styles from './login.module.css';

export { privateHead as head } from '@shop/contract';

/** Sign in or create an account, then continue to the page that was asked for (ROUTE-027, AUTH-010). */
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
