import type { ReactNode } from 'react';
import { siteApi } from '@shop/store';

/** Calls the shop's people; nothing where the API names no number. */
export const ServicePhone = ({ className }: { className?: string | undefined }): ReactNode => {
  const service = siteApi.endpoints.siteConfig.useQueryState().data?.customer_service;
  return service ? (
    <a className={className} href={`tel:${service.telephone}`}>
      {service.telephone_text}
    </a>
  ) : null;
};
