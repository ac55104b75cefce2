import type { I18n, TextFunction, TextNamespaces } from '@shop/i18n';
import { useTranslation as useI18next } from 'react-i18next';

interface TypedHook {
  <Namespace extends keyof TextNamespaces>(namespace: Namespace): { t: TextFunction<Namespace>; i18n: I18n };
  (): { t: (key: `${string}:${string}`, values?: Readonly<Record<string, unknown>>) => string; i18n: I18n };
}

/**
 * The texts of a package in a view: `t` takes only the keys that the package's `en.json` has. Without a namespace it
 * takes keys that are known only at run time and say their own, like `catalog:title.home`.
 */
// i18next's own types know one global set of texts and overload `t` on them; the hook itself is the same.
export const useTranslation = useI18next as unknown as TypedHook;
