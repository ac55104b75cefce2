import type { FormConfig, RemoteConfig } from '@shop/contract';
import type { ReleaseSet } from '../builds/live-releases.ts';

/** Who takes the forms that are posted to a path. */
export interface FormTaker {
  remote: string;
  expose: string;
  fromAnywhere: boolean;
}

interface Declaring {
  expose: string;
  forms: readonly FormConfig[];
}

const declaringIn = ({ routes, intents }: RemoteConfig): Declaring[] => [
  ...routes.flatMap((route) => ('page' in route ? [{ expose: route.page, forms: route.forms ?? [] }] : [])),
  ...intents.map(({ expose, forms = [] }) => ({ expose, forms })),
];

/** Finds the page or part that takes the forms of a path, in the configs of the live remotes; null for none. */
export const takerOf = ({ remotes }: ReleaseSet, pathname: string): FormTaker | null => {
  for (const { release } of remotes) {
    for (const { expose, forms } of release.config ? declaringIn(release.config) : []) {
      const form = forms.find(({ path }) => path === pathname);
      if (form) return { remote: release.package, expose, fromAnywhere: form.fromAnywhere === true };
    }
  }
  return null;
};
