import AccountTree from '@mui/icons-material/AccountTree';
import Badge from '@mui/icons-material/Badge';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import EventNote from '@mui/icons-material/EventNote';
import Flag from '@mui/icons-material/Flag';
import Forum from '@mui/icons-material/Forum';
import History from '@mui/icons-material/History';
import HowToReg from '@mui/icons-material/HowToReg';
import Key from '@mui/icons-material/Key';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import Groups from '@mui/icons-material/Groups';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Mail from '@mui/icons-material/Mail';
import MoveToInbox from '@mui/icons-material/MoveToInbox';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import ReportProblem from '@mui/icons-material/ReportProblem';
import RocketLaunch from '@mui/icons-material/RocketLaunch';
import Sell from '@mui/icons-material/Sell';
import ShoppingBag from '@mui/icons-material/ShoppingBag';
import Star from '@mui/icons-material/Star';
import UploadFile from '@mui/icons-material/UploadFile';
import ViewCarousel from '@mui/icons-material/ViewCarousel';
import Webhook from '@mui/icons-material/Webhook';
import Weekend from '@mui/icons-material/Weekend';
import { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, defaultTheme, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { brand } from '@shop/contract';
import { CategoriesPage } from './categories/categories-page.tsx';
import { CustomerShow } from './customers/customer-show.tsx';
import { CustomersList } from './customers/customers-list.tsx';
import { dataProvider } from './data/data-provider.ts';
import { ApplicationsList } from './decisions/applications-list.tsx';
import { LargeOrdersList } from './decisions/large-orders-list.tsx';
import type { FeatureView } from './features/feature-view.ts';
import * as featureViews from './features/index.ts';
import { FirstPage } from './figures/figures-page.tsx';
import { PlansList, PricesList } from './goods/prices-list.tsx';
import { ProductEdit, ProductsList } from './goods/products.tsx';
import { ImportPage } from './files/import-page.tsx';
import { MovingPage } from './files/moving-page.tsx';
import { i18nProvider } from './i18n/i18n.ts';
import { ContentCreate, ContentEdit, ContentList, PlannedContentList } from './marketing/content.tsx';
import { CouponCreate, CouponEdit, CouponsList } from './marketing/coupons.tsx';
import { MessagesList } from './opinions/messages-list.tsx';
import { QuestionsList } from './opinions/questions-list.tsx';
import { ReviewsList } from './opinions/reviews-list.tsx';
import { OrderShow } from './orders/order-show.tsx';
import { OrdersList } from './orders/orders-list.tsx';
import { PackingSlip } from './orders/packing-slip.tsx';
import { ParcelsList } from './orders/parcels-list.tsx';
import { ReleasesPage } from './rollout/releases-page.tsx';
import { ReturnsList } from './returns/returns-list.tsx';
import { AccountPage } from './session/account-page.tsx';
import { authProvider } from './session/auth-provider.ts';
import { InvitationPage } from './session/invitation-page.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { Layout } from './shell/layout.tsx';
import { FlagsList } from './team/flags-list.tsx';
import { JobsList } from './team/jobs-list.tsx';
import { KeysList } from './team/keys-list.tsx';
import { LogList } from './team/log-list.tsx';
import { PeopleList } from './team/people-list.tsx';
import { DeliveriesList, WebhooksList } from './team/webhooks-list.tsx';

const views: readonly FeatureView[] = Object.values(featureViews);

/** What fails is said at once: nothing is sent by itself later, and nothing twice. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always', retry: false },
  },
});

const theme = {
  ...defaultTheme,
  // Each is read on white.
  palette: {
    primary: { main: '#1f4d3d' },
    secondary: { main: '#1f4d3d' },
    warning: { main: '#964a00' },
    success: { main: '#22692a' },
    error: { main: '#b3261e' },
    background: { default: '#f7f7f5' },
  },
  // Lists of many columns are read on a tablet too.
  components: {
    ...defaultTheme.components,
    // What is loading is said beside it.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiToggleButton: { styleOverrides: { root: { color: '#424242' } } },
    MuiTableCell: { styleOverrides: { sizeSmall: { paddingInline: 8 } } },
  },
};

export const App = () => (
  <Admin
    title={brand.name}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    layout={Layout}
    dashboard={FirstPage}
    loginPage={SignInPage}
    theme={theme}
    darkTheme={null}
    requireAuth
    disableTelemetry
  >
    <Resource name="orders" icon={ShoppingBag} list={OrdersList} show={OrderShow} />
    <Resource
      name="customers"
      icon={Groups}
      list={CustomersList}
      show={CustomerShow}
      recordRepresentation={({ firstname, lastname, email }) => `${firstname} ${lastname}`.trim() || email}
    />
    <Resource name="parcels" icon={LocalShipping} list={ParcelsList} />
    <Resource name="largeOrders" icon={PriorityHigh} list={LargeOrdersList} />
    <Resource name="applications" icon={HowToReg} list={ApplicationsList} />
    <Resource name="returns" icon={KeyboardReturn} list={ReturnsList} />
    <Resource name="reviews" icon={Star} list={ReviewsList} />
    <Resource name="questions" icon={Forum} list={QuestionsList} />
    <Resource name="messages" icon={Mail} list={MessagesList} />
    <Resource name="prices" icon={Sell} list={PricesList} />
    <Resource name="plans" icon={EventNote} list={PlansList} />
    <Resource name="products" icon={Weekend} list={ProductsList} edit={ProductEdit} />
    <Resource name="files" icon={UploadFile} list={ImportPage} />
    <Resource name="moving" icon={MoveToInbox} list={MovingPage} />
    <Resource name="categories" icon={AccountTree} list={CategoriesPage} />
    <Resource name="coupons" icon={ConfirmationNumber} list={CouponsList} create={CouponCreate} edit={CouponEdit} />
    <Resource name="content" icon={ViewCarousel} list={ContentList} create={ContentCreate} edit={ContentEdit} />
    <Resource name="flags" icon={Flag} list={FlagsList} />
    <Resource name="webhooks" icon={Webhook} list={WebhooksList} />
    <Resource name="people" icon={Badge} list={PeopleList} />
    <Resource name="keys" icon={Key} list={KeysList} />
    <Resource name="releases" icon={RocketLaunch} list={ReleasesPage} />
    <Resource name="jobs" icon={ReportProblem} list={JobsList} />
    <Resource name="log" icon={History} list={LogList} />
    {views.map(({ name, icon, List }) => (
      <Resource key={name} name={name} icon={icon} list={List} />
    ))}
    <CustomRoutes>
      <Route path="/account" element={<AccountPage />} />
      <Route path="/deliveries" element={<DeliveriesList />} />
      <Route path="/plannedContent" element={<PlannedContentList />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/invitation/:invitation" element={<InvitationPage />} />
      <Route path="/orders/:id/slip" element={<PackingSlip />} />
    </CustomRoutes>
  </Admin>
);
