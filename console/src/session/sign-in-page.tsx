import { useLogin, useTranslate } from 'react-admin';
import { Door } from './door.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const SignInPage = () => {
  const login = useLogin();
  const translate = useTranslate();
  return (
    <Door title={translate('console.session.title')}>
      <SignInForm signIn={(given) => login(given)} />
    </Door>
  );
};
