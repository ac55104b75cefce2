export { AccountPage } from './account-page.tsx';
export { BrandLine } from './brand-line.tsx';
export { CaptchaForm } from './captcha-form.tsx';
export { CopyText } from './copy-text.tsx';
export { Dialog, Drawer } from './dialogs.tsx';
export { isExpected, useIsForCustomer } from './for-customer.ts';
export { idOf, pageOf } from './address-numbers.ts';
export { useHasIntent } from './has-intent.ts';
export { useHasPage } from './has-page.ts';
export { LinkButton } from './link-button.tsx';
export { LoadFailure, LoadState, Loaded } from './load-state.tsx';
export { loading } from './loading.ts';
export { PageFrame } from './page-frame.tsx';
export { PageLinks } from './page-links.tsx';
export { PagesOfList } from './pages-of-list.tsx';
export { PartsNav } from './parts-nav.tsx';
export {
  formAgain,
  formProblem,
  isDefinite,
  problemOf,
  problemText,
  type Problem,
  type ProblemKind,
  type Refused,
} from './problem.ts';
export { usePopUpTurn } from './pop-ups/use-pop-up-turn.ts';
export { readZip, saveZip, useSavedZip } from './saved-zip.ts';
export { SignInLink } from './sign-in-link.tsx';
