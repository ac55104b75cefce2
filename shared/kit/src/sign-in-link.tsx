import { paths } from '@shop/contract';
import { useIntent } from '@shop/platform';
import { isPlainClick, type LinkButtonProps } from '@shop/ui';
import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';

interface Props extends Pick<LinkButtonProps, 'variant' | 'size'> {
  redirect: string;
  children: ReactNode;
}

/** A link wherever it leads: it works without scripts, and in another tab. With scripts, the popup keeps the page. */
export const SignInLink = ({ redirect, ...look }: Props): ReactNode => {
  const intend = useIntent();
  const openPopup = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void intend('signInRequested', { mode: 1 });
  };
  return <LinkButton {...look} href={paths.login({ redirect })} onClick={openPopup} />;
};
