// In place of react-refresh/runtime, for each package of a page. The page has one runtime, which knows what is mounted; it has
// to be there before React, and knows components by names that have to differ between packages.
import * as runtime from 'react-refresh/runtime';

const page = (globalThis.__refreshOfPage ??= { runtime, isAheadOfReact: __BRINGS_REACT__ });

export const { createSignatureFunctionForTransform, getFamilyByType, injectIntoGlobalHook, isLikelyComponentType } =
  page.runtime;

export const register = (type, id) => page.runtime.register(type, `${__PACKAGE__} ${id}`);

/** Under a released host, whose React refreshes nothing, the page is loaded anew. */
export const performReactRefresh = () => (page.isAheadOfReact ? page.runtime.performReactRefresh() : location.reload());
