// Everything that host and remotes share at run time, by name. Removing a name or changing its meaning needs a new
// major version of the platform.
export {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
export { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
export {
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
export { languageOf, useTexts, type TextFunction, type TextKey, type TextNamespaces } from '@shop/i18n';
export {
  api,
  ask,
  calling,
  cartApi,
  fieldOf,
  isAnswer,
  isCallError,
  ownApi,
  productApi,
  siteApi,
  survive,
  withEndpoints,
  type AppDispatch,
  type AppStore,
  type CallArgs,
  type CallError,
  type Model,
  type RootState,
} from '@shop/store';
export { AccountPagesProvider } from './account-pages.ts';
export { CloseOnBack } from './close-on-back.tsx';
export { failureStatus } from './failure-status.ts';
export { Link, PrefetchProvider, type LinkProps } from './link.tsx';
export {
  PageProvider,
  usePage,
  type HeadContext,
  type Known,
  type LoaderContext,
  type Page,
  type PageModule,
  type PartModule,
} from './page.ts';
export { Slot, SlotProvider, type SlotSource } from './remote-parts.ts';
export {
  customerApi,
  localStore,
  readJson,
  selectCustomer,
  selectGreetingName,
  selectHasBirthday,
  selectIsDropship,
  selectIsPlus,
  selectIsShowSubscribe,
  selectIsSignedIn,
  selectSessionStatus,
  selectSubscribePopup,
  sessionEvents,
  tabStore,
} from '@shop/session';
export { tracked, type TrackingEvent } from '@shop/tracking';
export { useIntent } from './dispatch-intent.ts';
export { FlagProvider, useFlag, type FlagSource } from './use-flag.ts';
export { useLanguage } from './use-language.ts';
export { useTranslation } from './use-translation.ts';
