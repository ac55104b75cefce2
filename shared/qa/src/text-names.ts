import type { KeysOf } from '@shop/i18n';
import type host from '../../../host/locales/en.json';
import type account from '../../../remote-account/locales/en.json';
import type cartCheckout from '../../../remote-cart-checkout/locales/en.json';
import type catalog from '../../../remote-catalog/locales/en.json';
import type membership from '../../../remote-membership/locales/en.json';

interface Locales {
  host: typeof host;
  account: typeof account;
  'cart-checkout': typeof cartCheckout;
  catalog: typeof catalog;
  membership: typeof membership;
}

/**
 * A text of the shop by its package and the key in its locales: `account:signIn.email`. Within the workspace the compiler
 * knows each key; in the packed package any name with a colon will do, and a wrong one is an error when it is asked for.
 */
export type TextName = { [Package in keyof Locales]: `${Package}:${KeysOf<Locales[Package]>}` }[keyof Locales];
