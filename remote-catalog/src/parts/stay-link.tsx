import { Link, type LinkProps } from '@shop/platform';

/** A link that changes what this page shows: the page stays where it was scrolled to. */
export const StayLink = (props: LinkProps) => <Link {...props} preventScrollReset />;
