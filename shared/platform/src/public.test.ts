import * as platform from './index.ts';

/** Names that released remotes import: adding or removing one changes the platform. */
const PUBLIC = `AccountPagesProvider CloseOnBack FlagProvider Link Navigate Outlet PageProvider PrefetchProvider Provider Slot SlotProvider all api ask call calling cancel
  cancelled cartApi createAction createSelector createSlice customerApi delay failureStatus fieldOf fork isAnswer isCallError languageOf localStore ownApi productApi put race readJson select selectCustomer
  selectGreetingName selectHasBirthday selectIsDropship selectIsPlus selectIsShowSubscribe selectIsSignedIn selectSessionStatus selectSubscribePopup sessionEvents shallowEqual siteApi spawn
  survive tabStore take takeEvery takeLatest takeLeading tracked useDispatch useFlag useIntent useLanguage useLocation useNavigate useNavigation
  usePage useParams useRevalidator useSearchParams useSelector useStore useTexts useTranslation withEndpoints`;

test('the platform’s names are those that its version promises', () => {
  expect(Object.keys(platform).sort()).toEqual(PUBLIC.split(/\s+/).sort());
});
