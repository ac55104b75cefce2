import { Link } from '@shop/platform';
import { LinkButton as Look, type LinkButtonProps } from '@shop/ui';

/** Leads within the shop, and looks like a button. */
export const LinkButton = (props: Omit<LinkButtonProps, 'linkComponent'>) => <Look {...props} linkComponent={Link} />;
