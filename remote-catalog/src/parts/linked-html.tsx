import { useNavigate } from '@shop/platform';
import { Html } from '@shop/ui';

/** Rich text whose links to the shop's pages load no document (SHELL-001). */
export const LinkedHtml = ({ html, className }: { html: string; className?: string }) => {
  const navigate = useNavigate();
  return <Html html={html} className={className} onNavigate={(path) => void navigate(path)} />;
};
