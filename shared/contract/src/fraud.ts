import type { CallResult } from './wire.ts';

/** The site id with which fraud prevention may be started; blank while it is not active (CAT-022). */
export const fraudSiteId = ({ is_active, site_id }: CallResult<'fraudConfig'>): string =>
  is_active === 1 ? site_id : '';
