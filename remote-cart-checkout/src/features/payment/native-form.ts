/** Where a page's server takes the wallet's form without scripts. */
export interface NativePayment {
  path: string;
  /** The order marker of the cart that is paid for; without one only scripts pay. */
  marker: string | null;
}
