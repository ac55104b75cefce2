import { paths } from '@shop/contract';
import { useHasPage } from '@shop/kit';
import { useNavigate, useSearchParams } from '@shop/platform';
import { Container } from '@shop/ui';
import { EndedLetter } from '../features/sign-in/ended-letter.tsx';
import { ForgotForm } from '../features/sign-in/forgot-form.tsx';
import styles from './login.module.css';

/** Asks for the code or link that lets one choose a new password (ROUTE-031). */
export default function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const takesCodes = useHasPage()(paths.confirmVerificationCode());
  return (
    <Container width="form" className={styles.page}>
      <EndedLetter isForPassword />
      <ForgotForm
        email={query.get('email') ?? ''}
        onSent={
          takesCodes ? (email) => void navigate(paths.confirmVerificationCode({ email, type: 'reset-password' })) : null
        }
      />
    </Container>
  );
}
