import { paths, type PageResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';

/** ROUTE-044 misspells the label's path; the right spelling leads there too, with its query. */
export async function loader({ url }: LoaderContext): Promise<PageResult> {
  return { redirect: paths.returnLabel() + url.search };
}

export default function ReturnLabelAliasPage(): null {
  return null;
}
