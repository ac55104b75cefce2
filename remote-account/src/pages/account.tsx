import { paths, type PageResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';

/** The account's own address leads to its home, with its query (document 1 §2.2). */
export async function loader({ url }: LoaderContext): Promise<PageResult> {
  return { redirect: paths.accountHome() + url.search };
}

export default function AccountPage(): null {
  return null;
}
