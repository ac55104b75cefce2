export { AccountPage } from './account-page.tsx';
export { idOf, pageOf } from './address-numbers.ts';
export { LoadFailure, LoadState, Loaded } from './load-state.tsx';
export { PageLinks } from './page-links.tsx';
export { PagesOfList } from './pages-of-list.tsx';
export { PartsNav } from './parts-nav.tsx';
export { isPlainClick } from './plain-click.ts';
export { problemText } from './problem-text.ts';
export { SignInLink } from './sign-in-link.tsx';
