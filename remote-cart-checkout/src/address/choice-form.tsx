import { ruleText } from '@shop/forms';
import { useLanguage } from '@shop/platform';
import { Form } from '@shop/ui';
import type { ReactNode } from 'react';
import type { NativeForm } from './use-address-form.ts';
import styles from './address.module.css';

interface Props {
  native: NativeForm | undefined;
  onSend: () => void;
  children: ReactNode;
}

/** The form around the saved addresses; where the page's server takes none, only scripts send it. */
export const ChoiceForm = ({ native, onSend, children }: Props): ReactNode => {
  const language = useLanguage();
  const way = native
    ? ({ method: 'post', action: native.action } as const)
    : { withoutScripts: ruleText({ key: 'needsScripts' }, language) };
  return (
    <Form
      {...way}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </Form>
  );
};
