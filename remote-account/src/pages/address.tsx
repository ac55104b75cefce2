import { paths, type PageResult } from '@shop/contract';

/** /customer/address leads to the page where addresses are edited (ROUTE-062). */
export async function loader(): Promise<PageResult> {
  return { redirect: paths.accountEdit('address') };
}

export default function AddressPage(): null {
  return null;
}
