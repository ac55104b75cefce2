import { createContext, useContext } from 'react';
import type {
  ActionContext,
  ActionResult,
  PageContext,
  PageHead,
  PageResult,
  ProductCard,
  SentForm,
} from '@shop/contract';
import type { TextFunction } from '@shop/i18n';
import type { AppDispatch, Model, RootState } from '@shop/store';
import type { ComponentType } from 'react';

/** The person's store, where we are, and a signal that ends with the navigation. */
export type LoaderContext = PageContext<AppDispatch, RootState>;

/** The texts of its remote, of the namespace that the page names. */
export interface HeadContext<Namespace extends string = string> extends LoaderContext {
  t: TextFunction<Namespace>;
}

/** The exports of a remote's `src/pages/<page>.tsx`. */
export interface PageModule {
  default: ComponentType;
  /** Stands above the main part of a page of the blank layout, which has no header of the shell (SHELL-006). */
  banner?: ComponentType;
  /** Slices and sagas that must be there before the loader runs. */
  models?: readonly Model[];
  /** Starts the page's endpoints and waits for those without which the page has no heading. Server and browser. */
  loader?: (context: LoaderContext) => Promise<PageResult | void>;
  /** Loads the code that shows the page before its data is there; no first view needs it. */
  early?: () => Promise<void>;
  /** Title and description from the remote's texts, and structured data, read from the store after the loader. */
  head?: (context: HeadContext) => PageHead;
  /** Takes the plain forms that the page's route names. On the server alone. */
  action?: (context: ActionContext) => Promise<ActionResult>;
}

/** The exports of a remote's `src/extensions/<name>.tsx`: for a slot the part itself, for an intent one above the page. */
export interface PartModule {
  default?: ComponentType<never>;
  models?: readonly Model[];
  /** Takes the plain forms that the part's entry in the config names. On the server alone. */
  action?: (context: ActionContext) => Promise<ActionResult>;
}

/** From an answer that is in the cache: a product, with its card where a list shows it, or a category. */
export type Known =
  | { type: 'product'; id: number; name: string; card: ProductCard | null }
  | { type: 'category'; id: number; name: string };

/** The page in view: its route's name and parameters (`id` holds what path resolution matched). */
export interface Page {
  name: string;
  params: Readonly<Record<string, string>>;
  /** The page can show it until its own data is there. */
  known?: Known | undefined;
  /** The plain form that was posted to this page and was not carried out. */
  sent?: SentForm | undefined;
}

export const PageProvider = createContext<Page>({ name: '', params: {} });

/** The page that the calling component belongs to. */
export const usePage = (): Page => useContext(PageProvider);
