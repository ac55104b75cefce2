import { Form } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './address.module.css';

interface Props {
  /** Where the page's server takes it. */
  action: string;
  onSend: () => void;
  children: ReactNode;
}

/** The form around the saved addresses. */
export const ChoiceForm = ({ action, onSend, children }: Props) => (
  <Form
    method="post"
    action={action}
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </Form>
);
