import fc from 'fast-check';
import { schemas, type CallSchema } from '@shop/contract/schemas';
import type { CallName } from '@shop/contract';
import { hostileValue } from './hostile-values.ts';
import type { Known } from './known-values.ts';
import type { WireInput } from './wire-request.ts';

/** The words of JSON Schema that an input is made from. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly contentMediaType?: string;
}

/** Well-formed values for some fields, so that the code behind their checks is reached. */
const usual: Readonly<Record<string, readonly unknown[]>> = {
  email: ['fuzz@example.com'],
  postcode: ['H2X 1Y4'],
  zipcode: ['H2X 1Y4'],
  telephone: ['5145550123'],
  phone: ['5145550123'],
  customer_phone: ['5145550123'],
  births: ['1990-05-31', '2004-02-29'],
  date: ['2030-05-31'],
  region_id: [76],
  country_id: ['CA'],
  product_id: [1, 2, 9],
  productId: [1, 2],
  items: [[1], ['7']],
  channel: ['facebook'],
  authorization_token: ['sandbox_approve_1', 'sandbox_review_1', 'sandbox_decline_1'],
  g_recaptcha_response: [`sandbox.${'0'.repeat(32)}`],
  keyword: ['sofa', 'soffa'],
  request_path: ['/lund-sofa.html', 'furniture.html'],
  payment_method_nonce: ['sandbox_approve_Visa_1111_1', 'sandbox_decline_Visa_0002_1'],
  coupon_code: ['TEN', 'HELLO10'],
  couponCode: ['SOFA'],
};

const files = [
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])], 'sofa.jpg'),
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'sofa.mp4'),
  new File(['\u0000\u0000\u0000\u0018ftypmp42'], 'sofa.mp4'),
  new File(['<svg onload="alert(1)"/>'], '../../sofa\u0000.svg'),
  new File([], ''),
];

const stringOf = ({ minLength = 0, maxLength = 40 }: JsonSchema) =>
  fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });

const integerOf = ({ minimum = -1_000, maximum = 1_000 }: JsonSchema) =>
  fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 1_000)) });

/** A value that the schema allows, for the field `name`; often one that means something to the API. */
const valid = (schema: JsonSchema, name: string, known: readonly Known[]): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.contentMediaType) return fc.constantFrom(...files);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, name, known)));
  if (schema.properties) return validObject(schema, known);
  if (schema.items) {
    const items = valid(schema.items, name.replace(/s$/, ''), known);
    return fc.array(items, { minLength: schema.minItems ?? 0, maxLength: Math.max(3, schema.minItems ?? 0) });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  const plain = schema.type === 'integer' || schema.type === 'number' ? integerOf(schema) : stringOf(schema);
  const meant = [usual[name], ...known.map((values) => values.get(name))].filter((values) => values !== undefined);
  return fc.oneof(
    { weight: 1, arbitrary: plain },
    ...meant.map((values) => ({ weight: 4, arbitrary: fc.constantFrom(...values) })),
  );
};

/** With few of the fields that may be left out: most of them together are refused for what they contradict. */
const validObject = ({ properties = {}, required = [] }: JsonSchema, known: readonly Known[]): fc.Arbitrary<object> => {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valid(schema, name, known)] as const);
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), fc.subarray(optional, { maxLength: Math.min(2, optional.length) }))
    .map(([all, chosen]) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name) || chosen.includes(name))),
    );
};

/** An allowed object, or one with a hostile value in one field, a field too many or one too few, or none at all. */
const perhapsHostile = (schema: JsonSchema | undefined, known: readonly Known[]): fc.Arbitrary<unknown> => {
  if (!schema) return fc.constant(undefined);
  const names = Object.keys(schema.properties ?? {});
  const object = validObject(schema, known);
  if (names.length === 0) return fc.oneof(object, fc.constant({ surprise: 1 }), hostileValue);
  const oneWrong = fc
    .tuple(object, fc.constantFrom(...names), hostileValue)
    .map(([fields, name, value]) => ({ ...fields, [name]: value }));
  const oneLess = fc
    .tuple(object, fc.constantFrom(...names))
    .map(([fields, name]) => Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name)));
  return fc.oneof(
    { weight: 8, arbitrary: object },
    { weight: 8, arbitrary: oneWrong },
    { weight: 1, arbitrary: oneLess },
    { weight: 1, arbitrary: object.map((fields) => ({ ...fields, surprise: 1 })) },
    { weight: 1, arbitrary: hostileValue },
  );
};

/** Inputs of a call: allowed ones, and ones that differ from an allowed one in a single thing. */
export const inputsOf = (name: CallName, known: readonly Known[]): fc.Arbitrary<WireInput> => {
  const { query, body }: CallSchema = schemas[name];
  return fc.record({
    query: perhapsHostile(query as JsonSchema | undefined, known), // TypeBox's schemas are JSON Schema
    body: perhapsHostile(body as JsonSchema | undefined, known),
  });
};
