/** Outside services that pages may load: those that the environment has keys for, and what stands in for one. */
export type OutsideServices = { recaptcha: boolean; googleSignIn: boolean; sandboxPayments?: boolean };

type Sources = Readonly<Record<string, readonly string[]>>;

/** By directive, as narrow as Google documents its addresses. Its scripts change without notice, so none has a hash. */
const sourcesOf: Readonly<Record<keyof OutsideServices, Sources>> = {
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
  // The payment page of Plus+, which the API shows under /dev.
  sandboxPayments: { 'frame-src': ["'self'"] },
};

/** What the policy's directive allows for these services. */
export function outsideSources(services: OutsideServices, directive: string): string[] {
  const names = ['recaptcha', 'googleSignIn', 'sandboxPayments'] as const;
  return names.filter((name) => services[name]).flatMap((name) => sourcesOf[name][directive] ?? []);
}
