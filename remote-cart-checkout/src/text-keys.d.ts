import type en from '../locales/en.json';

// The keys that `t` takes in this package.
declare module '@shop/platform' {
  interface TextNamespaces {
    'cart-checkout': typeof en;
  }
}
