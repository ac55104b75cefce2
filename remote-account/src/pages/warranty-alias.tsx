import { paths, type PageResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';

/** The correctly spelt address leads to the documented one, with its query. */
export async function loader({ url }: LoaderContext): Promise<PageResult> {
  return { redirect: paths.warranties() + url.search, status: 301 };
}

export default function WarrantyAliasPage(): null {
  return null;
}
