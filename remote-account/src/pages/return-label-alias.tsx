import { paths, type PageResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';

/** The documents misspell the label's address; who spells it right gets there too, with their query. */
export async function loader({ url }: LoaderContext): Promise<PageResult> {
  return { redirect: paths.returnLabel() + url.search };
}

export default function ReturnLabelAliasPage(): null {
  return null;
}
