import type { ReactNode } from 'react';
import { useNavigate } from '@shop/platform';
import { Html } from '@shop/ui';

/** A block's text; its links stay within the page. */
export const BlockText = ({ html, className }: { html: string; className?: string }): ReactNode => {
  const navigate = useNavigate();
  return <Html html={html} className={className} onNavigate={(path) => void navigate(path)} />;
};
