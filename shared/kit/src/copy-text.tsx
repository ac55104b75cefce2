import { intents } from '@shop/contract';
import { useDispatch } from '@shop/platform';
import { CopyButton, type CopyButtonProps } from '@shop/ui';
import type { ReactNode } from 'react';

/** Copies a text: its tooltip says "Copied", and a toast says so in small letters (SHELL-033). */
export const CopyText = ({ onCopied, ...props }: CopyButtonProps): ReactNode => {
  const dispatch = useDispatch();
  const copied = (): void => {
    dispatch(intents.noticeGiven({ text: props.copiedLabel.toLocaleLowerCase(), tone: 'ok' }));
    onCopied?.();
  };
  return <CopyButton {...props} onCopied={copied} />;
};
