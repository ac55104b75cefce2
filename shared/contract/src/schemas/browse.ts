import { Type } from 'typebox';
import { ProductCard } from '../entities/catalogue.ts';
import { Bundle, BuyerShow, RoomDetail, Showcase, SpikeProduct, Video, WeightBlock } from '../entities/engagement.ts';
import {
  Count,
  Email,
  Flag,
  Html,
  Id,
  Line,
  Nothing,
  nullable,
  optional,
  record,
  Text,
  UrlPath,
} from '../entities/fields.ts';
import { TopBanner } from '../entities/site.ts';
import type { SchemaTable } from './definition.ts';
import { listOf, pageOf, paging } from './parts.ts';

const noRoom = { 404: 'There is no such room.' };
const Products = record({ products: Type.Array(ProductCard) });

export const browseSchemas = {
  shopByRoom: { result: listOf(Showcase) },
  shopByRoomDetail: { query: record({ room_type: Line }), result: RoomDetail, errors: noRoom },
  shopByType: { result: listOf(Showcase) },
  roomIndex: { result: listOf(Showcase) },
  roomIndexList: { query: record({ room_type: optional(Line), ...paging }), result: pageOf(RoomDetail, {}) },
  christmasProducts: { result: Products },
  bundleChristmasProducts: { result: listOf(Bundle) },
  buyersShow: { query: record(paging), result: pageOf(Showcase, {}) },
  buyerShowCategories: { result: listOf(record({ id: Id, name: Text })) },
  buyerShowList: {
    query: record({ category_id: optional(Id), ...paging }),
    result: pageOf(BuyerShow, {}),
    errors: { 404: 'There is no such category.' },
  },
  /** `deals` is this project's own: how many products cost less today than usual. */
  spikeList: { result: record({ list: Type.Array(SpikeProduct), deals: Count }) },
  weightBlock: { result: listOf(WeightBlock) },
  homeShipment: { result: record({ title: Text, content: Html }) },
  /** Install videos, of one product (`product`) or all. */
  productVideos: {
    query: record({ product_id: optional(Id), ...paging }),
    result: pageOf(Video, { product: nullable(record({ id: Id, name: Text, url_path: UrlPath })) }),
    errors: { 404: 'There is no such product.' },
  },
  blockData: {
    query: record({ code: Line }),
    result: record({ code: Text, title: Text, content: Html }),
    errors: { 404: 'There is no such block.' },
  },
  cartBanner: { result: record({ cart_banner: Type.Array(TopBanner), order_banner: Type.Array(TopBanner) }) },
  specialKeyword: { query: record({ keyword: Line }), result: record({ is_special: Flag, url: nullable(Text) }) },
  redirectList: { result: listOf(record({ from: Text, to: Text, code: Type.Integer() })) },
  notFoundReferrer: {
    body: record({ path: Type.String({ maxLength: 2000 }), referrer: Type.String({ maxLength: 2000 }) }),
    result: Nothing,
  },
  /** The magazine sign-up form. */
  massageChairNewsletter: {
    body: record({
      name: Line,
      email: Email,
      shippingAddress: optional(Line),
      telPhone: optional(Line),
      tUserId: optional(Line),
    }),
    result: Nothing,
    errors: { 409: 'This e-mail gets the magazine already.' },
  },
} as const satisfies SchemaTable;
