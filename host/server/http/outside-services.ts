import { paths } from '@shop/contract';

/** Outside services that pages may load: those that the environment has keys for, and what stands in for one. */
export interface OutsideServices {
  recaptcha: boolean;
  googleSignIn: boolean;
  plusPayments?: boolean;
  braintree?: boolean;
  klarna?: boolean;
  tagManager?: boolean;
  emailMarketing?: boolean;
  recommendations?: boolean;
  translation?: boolean;
  /** The origin of the script of fraud prevention. */
  fraud?: string;
}

type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Sources by directive, as narrow as the services document them. Their scripts change without notice, so none has a
 * hash.
 */
const sourcesOf: Readonly<Record<Exclude<keyof OutsideServices, 'fraud'>, Sources>> = {
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
  },
  googleSignIn: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'frame-src': ['https://accounts.google.com/gsi/'],
    'connect-src': ['https://accounts.google.com/gsi/'],
  },
  // The payment page of Plus+, which the API shows: the sandbox's, or the one with Braintree's fields.
  plusPayments: { 'frame-src': ["'self'"] },
  // Its SDK is the shop's own file; its fields are frames, and Cardinal asks the bank for it (3-D Secure), which sends
  // a form into a frame.
  braintree: {
    'script-src': ['https://songbird.cardinalcommerce.com', 'https://songbirdstag.cardinalcommerce.com'],
    'frame-src': ['https://assets.braintreegateway.com', 'https://*.cardinalcommerce.com'],
    'connect-src': [
      'https://api.braintreegateway.com',
      'https://api.sandbox.braintreegateway.com',
      'https://payments.braintree-api.com',
      'https://payments.sandbox.braintree-api.com',
      'https://*.cardinalcommerce.com',
    ],
    'img-src': ['https://assets.braintreegateway.com'],
    'form-action': ['https://*.cardinalcommerce.com'],
  },
  klarna: {
    'script-src': ['https://x.klarnacdn.net'],
    'frame-src': ['https://*.klarna.com', 'https://*.klarnacdn.net'],
    'connect-src': ['https://*.klarna.com', 'https://*.klarnacdn.net'],
    'img-src': ['https://*.klarna.com', 'https://*.klarnacdn.net'],
  },
  // With Google's analytics, which it loads; what else a container loads has to be added here.
  tagManager: {
    'script-src': ['https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  // Klaviyo. Its forms are not used here, so none of their addresses is allowed.
  emailMarketing: {
    'script-src': ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
    'connect-src': ['https://a.klaviyo.com', 'https://static-tracking.klaviyo.com'],
  },
  // Emarsys Predict, which answers with scripts.
  recommendations: {
    'script-src': ['https://cdn.scarabresearch.com', 'https://recommender.scarabresearch.com'],
    'connect-src': ['https://recommender.scarabresearch.com'],
    'img-src': ['https://recommender.scarabresearch.com'],
  },
  // Google's page translation.
  translation: {
    'script-src': [
      'https://translate.google.com',
      'https://translate.googleapis.com',
      'https://translate-pa.googleapis.com',
    ],
    'style-src': ['https://www.gstatic.com', 'https://translate.googleapis.com'],
    'connect-src': ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
    'img-src': ['https://www.gstatic.com', 'https://fonts.gstatic.com', 'https://www.google.com'],
  },
};

const paymentPages: ReadonlySet<string> = new Set([paths.payment(), paths.pay()]);

/** Payment providers only where one pays. */
export const servicesOfPage = (services: OutsideServices, url: string): OutsideServices => {
  const pathname = url.split('?', 1)[0] ?? '';
  return paymentPages.has(pathname.replace(/(?<=.)\/$/, ''))
    ? services
    : { ...services, braintree: false, klarna: false };
};

export const outsideSources = (services: OutsideServices, directive: string): string[] => {
  const names = Object.keys(sourcesOf) as (keyof typeof sourcesOf)[]; // its own keys
  const fraud = services.fraud && ['script-src', 'connect-src', 'img-src'].includes(directive) ? [services.fraud] : [];
  return [...names.filter((name) => services[name]).flatMap((name) => sourcesOf[name][directive] ?? []), ...fraud];
};
