import { paths } from '@shop/contract';
import { Form } from '@shop/ui';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  response: string;
}

/** The captcha's own form (AUTH-031), beside the one that needs it: forms do not nest, and Enter on its box sends nothing. */
export const CaptchaForm = ({ id, response }: Props): ReactNode => (
  <Form id={id} method="post" action={paths.captchaForm()} onSubmit={(event) => event.preventDefault()} hidden>
    <input type="hidden" name="g_recaptcha_response" value={response} readOnly />
  </Form>
);
