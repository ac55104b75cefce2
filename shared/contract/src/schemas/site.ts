import { Type } from 'typebox';
import { ProductCard } from '../entities/catalogue.ts';
import { NewsletterSubscriber } from '../entities/engagement.ts';
import {
  ConsentText,
  Count,
  Flag,
  Id,
  Instant,
  Line,
  nullable,
  oneOf,
  optional,
  record,
  Text,
} from '../entities/fields.ts';
import { CmsPage, NewHome, PopularSearch, SiteConfig, SubscriptionResult, TopBanner } from '../entities/site.ts';
import { SiteAddress, SiteProduct } from '../entities/site-address.ts';
import { catalogueSchemas } from './catalogue.ts';
import type { SchemaTable } from './definition.ts';

const consent_text = optional(ConsentText);
/**
 * Who a letter was for, as its link tells: a masked e-mail (`r•••r@example.ca`). `letters` says which letters the link
 * ends; without it they are those of the newsletter, as a backend says it that has no others.
 */
const NewsletterReader = record({
  email: Text,
  is_subscribed: Type.Boolean(),
  letters: optional(oneOf(['newsletter', 'friends'] as const)),
});
const unknownReader = { 404: 'No letter had a link with this token.' } as const;

/** Answers to `productPageCalls`, as everybody gets them. */
const PageAnswers = record({
  productDetail: catalogueSchemas.productDetail.result,
  productReviews: catalogueSchemas.productReviews.result,
  productFaq: catalogueSchemas.productFaq.result,
});

const ProductList = record({ code: Text, title: Text, url: nullable(Text), products: Type.Array(ProductCard) });

export const siteSchemas = {
  pathResolve: {
    /** With `with_page` also what the page shows first is answered, so that it takes one call. */
    body: record({ request_path: Type.String({ maxLength: 2000 }), with_page: optional(Flag) }),
    // With code 301 `reqest_path` is where to go. `attribute` becomes query parameters of a product list. `page` is
    // answered of products alone, and only where it was asked for and each of its calls succeeds.
    result: nullable(
      record({
        type: nullable(oneOf(['product', 'category', 'cms', 'installvideos'] as const)),
        id: nullable(Id),
        reqest_path: Text,
        attribute: Type.Record(Type.String(), Text),
        page: optional(PageAnswers),
      }),
    ),
    errors: {
      0: 'The resolution was cancelled; carry on.',
      301: '`reqest_path` is where the page is now.',
      404: 'Nothing stands there.',
      10404: 'The page is gone for good.',
    },
  },
  configInit: { result: SiteConfig },
  newHome: { result: NewHome },
  homeLists: { result: record({ lists: Type.Array(ProductList) }) },
  trending: { result: record({ products: Type.Array(ProductCard) }) },
  hotKeywords: {
    result: record({ hot_keyword: PopularSearch.properties.hot_keyword, top_banner: Type.Array(TopBanner) }),
  },
  cmsPage: {
    query: record({ id: optional(Id), url_path: optional(Text) }),
    result: CmsPage,
    errors: { 404: 'There is no such page.' },
  },
  /** Every page of the site that is everyone's, but products. */
  siteAddresses: { result: record({ list: Type.Array(SiteAddress) }) },
  /**
   * The products of one of `parts` parts, counted from 0: a product stays in its part, so parts may be empty. `filled` names
   * those that are not; it comes with the first.
   */
  siteProducts: {
    query: record({ part: optional(Type.Integer({ minimum: 0, maximum: 2 ** 20 })) }),
    result: record({ parts: Count, filled: optional(Type.Array(Count)), list: Type.Array(SiteProduct) }),
  },
  newsletterVisitor: { body: record({ ...NewsletterSubscriber.properties, consent_text }), result: SubscriptionResult },
  /** Sends a code to the phone; nothing is kept of the phone until `newsletterPhoneCode` brings it back. */
  newsletterPhone: {
    body: record({ ...NewsletterSubscriber.properties, phone: Line, consent_text }),
    result: SubscriptionResult,
    errors: { 503: 'No text messages can be sent now.' },
  },
  newsletterPhoneCode: {
    body: record({ email: NewsletterSubscriber.properties.email, phone: Line, code: Line, consent_text }),
    result: SubscriptionResult,
    errors: { 400: 'The code is wrong, was used, or has expired.' },
  },
  newsletterReader: { query: record({ token: Line }), result: NewsletterReader, errors: unknownReader },
  /** With `come_back` it is the other way round; either can be asked for as often as one likes. */
  newsletterLeave: {
    body: record({ token: Line, come_back: optional(Type.Boolean()), consent_text }),
    result: NewsletterReader,
    errors: unknownReader,
  },
  serverTime: { result: record({ server_time: Instant, timestamp: Count }) },
  fraudConfig: { result: record({ is_active: Flag, site_id: Text }) },
  /** `client_ip` is this project's own: the address that the API saw, kept in the session (SESS-012). */
  visitorId: { result: record({ visitor_id: Text, client_ip: Text }) },
} as const satisfies SchemaTable;
