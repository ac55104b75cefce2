import { paths, type PageResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';

/** /customer/account leads to the account's home and keeps the query (ROUTE-045). */
export async function loader({ url }: LoaderContext): Promise<PageResult> {
  return { redirect: paths.accountHome() + url.search };
}

export default function AccountPage(): null {
  return null;
}
