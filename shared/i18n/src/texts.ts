import type { Language } from '@shop/contract';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextFunction } from './typed-keys.ts';

/** i18next's function as far as it is used; its own types are for instances with global resources. */
type Translate = (key: string, values: Readonly<Record<string, unknown>>) => unknown;

const typed =
  <Namespace extends string>(translate: Translate): TextFunction<Namespace> =>
  (key, values) =>
    String(translate(key, { ...values }));

/** An instance's language, as one of ours. */
export const languageOf = (i18n: I18n): Language => (i18n.language === 'fr' ? 'fr' : 'en');

/** The texts of a namespace outside React, for a page's head or a saga. */
export const textsOf = <Namespace extends string>(i18n: I18n, namespace: Namespace): TextFunction<Namespace> => {
  const name: string = namespace;
  return typed<Namespace>(i18n.getFixedT(null, name));
};

/** The texts of a namespace in a view; `t` stays the same function until the language or the texts change. */
export const useTexts = <Namespace extends string>(
  namespace: Namespace,
): { t: TextFunction<Namespace>; language: Language } => {
  const name: string = namespace;
  const { t: translate, i18n } = useTranslation(name);
  const t = useMemo(() => typed<Namespace>(translate), [translate]);
  return { t, language: languageOf(i18n) };
};
