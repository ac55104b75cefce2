import type { Language } from '@shop/contract';
import { createContext, createElement, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { I18n, Translate } from './instance.ts';
import type { TextFunction } from './typed-keys.ts';

const Context = createContext<I18n | null>(null);

/** Gives the texts of an instance to the views in it. */
export const TextsProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }): ReactNode =>
  createElement(Context, { value: i18n }, children);

/**
 * The texts of a namespace in a view, which is drawn again when texts are added; `t` stays the same function until
 * then. Throws outside a `TextsProvider`.
 */
export function useTranslation(namespace = ''): { t: Translate; i18n: I18n } {
  const i18n = use(Context);
  if (!i18n) throw new Error('A view asks for texts outside a TextsProvider');
  const texts = (): Translate => i18n.in(namespace);
  return { t: useSyncExternalStore(i18n.subscribe, texts, texts), i18n };
}

/** An instance's language. */
export const languageOf = (i18n: I18n): Language => i18n.language;

/** The texts of a namespace outside React, for a page's head or a saga; its keys are checked. */
export const textsOf = <Namespace extends string>(i18n: I18n, namespace: Namespace): TextFunction<Namespace> =>
  i18n.in(namespace);

/** As `useTranslation`, with checked keys. */
export const useTexts = <Namespace extends string>(
  namespace: Namespace,
): { t: TextFunction<Namespace>; language: Language } => {
  const { t, i18n } = useTranslation(namespace);
  return { t, language: i18n.language };
};
