import type { ContentPage } from '@shop/contract/contents';
import { companyPages } from './company-pages.ts';
import { ideaPages } from './idea-pages.ts';
import { policyPages } from './policy-pages.ts';
import { servicePages } from './service-pages.ts';

export const contentPages: readonly ContentPage[] = [
  ...companyPages,
  ...policyPages,
  ...servicePages,
  ...ideaPages,
].map((page, index) => ({
  id: index + 1,
  ...page,
}));
