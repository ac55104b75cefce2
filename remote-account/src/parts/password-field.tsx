import { useTranslation } from '@shop/platform';
import { IconButton, TextField, type TextFieldProps } from '@shop/ui';
import { useState, type KeyboardEvent } from 'react';

/** A password that can be looked at while it is typed, and that says when the caps lock is on. */
export const PasswordField = ({ help, ...field }: Omit<TextFieldProps, 'type' | 'end'>) => {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const [isCapsOn, setCapsOn] = useState(false);
  const look = (event: KeyboardEvent): void => setCapsOn(event.getModifierState('CapsLock'));
  const toggle = (
    <IconButton
      icon="eye"
      label={t(isShown ? 'passwordField.hide' : 'passwordField.show')}
      onClick={() => setShown(!isShown)}
      // The field keeps the focus: nobody has left it yet.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      help={isCapsOn ? t('passwordField.caps') : help}
      end={toggle}
      onKeyDown={look}
      onKeyUp={look}
    />
  );
};
