import { useState, type ReactNode } from 'react';
import { Alert, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material';
import { Button, Form, HttpError, SaveButton, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { OperatorCallName, OperatorInput, OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { useMay } from './use-may.ts';

type Values = Record<string, unknown>;
/** A text by its key, with what stands in it. */
export type Said = string | readonly [key: string, options: Record<string, unknown>];

interface CallDialogProps<N extends OperatorCallName> {
  readonly call: N;
  /** Key of the text of the button, and of the dialog’s heading. */
  readonly title: string;
  readonly icon?: ReactNode;
  /** Key of a text that says what happens. */
  readonly text?: Said | undefined;
  /** Fields that the call needs. */
  readonly children?: ReactNode;
  readonly defaults?: () => Values;
  /** What the call is made with; a key of a text where something is missing. */
  readonly inputOf: (values: Values) => OperatorInput<N> | string;
  readonly says: (result: OperatorResult<N>) => Said;
  /** Shows what is told once, in place of closing. */
  readonly then?: (result: OperatorResult<N>) => ReactNode;
  /** Path of the page that follows where what this one shows is gone then. */
  readonly leadsTo?: string;
  readonly isGrave?: boolean;
}

/** The words of an error, in the language that is shown. */
export const useWordsOf = () => {
  const translate = useTranslate();
  return (error: unknown): string => {
    const message = error instanceof Error ? error.message : String(error);
    return translate(message, { _: message });
  };
};

/**
 * A button that makes one of the operator’s calls, after a dialog with what it needs. What was typed stays there until the
 * call has gone through. Whoever may not make the call sees no button.
 */
export const CallDialog = <N extends OperatorCallName>({
  call,
  title,
  icon,
  text,
  children,
  defaults,
  inputOf,
  says,
  then,
  leadsTo,
  isGrave = false,
}: CallDialogProps<N>) => {
  const [opened, setOpened] = useState<Values | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [after, setAfter] = useState<ReactNode>(null);
  const may = useMay(call);
  const [notify, refresh, translate, wordsOf] = [useNotify(), useRefresh(), useTranslate(), useWordsOf()];
  const navigate = useNavigate();
  const say = (said: Said): string => (typeof said === 'string' ? translate(said) : translate(...said));

  const close = (): void => {
    setOpened(null);
    setFault(null);
    setAfter(null);
  };
  const send = async (values: Values) => {
    const input = inputOf(values);
    if (typeof input === 'string') return setFault(translate(input));
    setFault(null);
    try {
      const result = await ask(call, input as never); // of this call
      if (leadsTo === undefined) refresh();
      else navigate(leadsTo);
      if (then) return setAfter(then(result));
      close();
      notify(say(says(result)), { type: 'success' });
    } catch (error) {
      setFault(wordsOf(error));
      // Beside the field that was refused as well.
      if (error instanceof HttpError) return error.body?.errors;
    }
  };
  if (!may) return null;
  return (
    <>
      <Button
        label={title}
        color={isGrave ? 'error' : 'primary'}
        startIcon={icon}
        onClick={(event) => {
          event.stopPropagation();
          setOpened(defaults?.() ?? {});
        }}
      />
      <Dialog
        open={opened !== null}
        onClose={(_, reason) => (reason === 'escapeKeyDown' ? close() : undefined)}
        onClick={(event) => event.stopPropagation()}
        fullWidth
        maxWidth="sm"
        aria-labelledby={`${call}-title`}
      >
        <DialogTitle id={`${call}-title`}>{translate(title)}</DialogTitle>
        {after === null ? (
          <Form record={opened ?? {}} onSubmit={send} sanitizeEmptyValues={false}>
            <DialogContent>
              {text && <DialogContentText sx={{ whiteSpace: 'pre-line' }}>{say(text)}</DialogContentText>}
              <Stack sx={{ paddingTop: 1 }}>{children}</Stack>
              {fault !== null && <Alert severity="error">{fault}</Alert>}
            </DialogContent>
            <DialogActions>
              <Button label="ra.action.cancel" onClick={close} />
              <SaveButton label={title} alwaysEnable icon={<></>} color={isGrave ? 'error' : 'primary'} />
            </DialogActions>
          </Form>
        ) : (
          <>
            <DialogContent>{after}</DialogContent>
            <DialogActions>
              <Button label="ra.action.close" onClick={close} />
            </DialogActions>
          </>
        )}
      </Dialog>
    </>
  );
};
