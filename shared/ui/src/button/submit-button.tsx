import { use, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Notice } from '../notice/notice.tsx';
import { FormContext } from '../form/form-state.ts';

/** Says what became of sending the form around. */
export const FormOutcome = (): ReactNode => {
  const { news } = use(FormContext);
  return news && <Notice tone={news.tone}>{news.text}</Notice>;
};

/** Sends the form around; what became of that is said above it. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>): ReactNode => (
  <>
    <FormOutcome />
    <Button {...props} type="submit" />
  </>
);
