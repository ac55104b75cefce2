import { paths, type PageResult } from '@shop/contract';

/** The addresses' own address leads to where they are edited (document 1 §2.2). */
export async function loader(): Promise<PageResult> {
  return { redirect: paths.accountEdit('address') };
}

export default function AddressPage(): null {
  return null;
}
