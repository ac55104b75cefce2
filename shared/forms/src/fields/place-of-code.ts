import { parsePostalCode, regionsOfPostalCode } from '@shop/format';
import type { AddressRegion } from '../rules/address.ts';

/**
 * Cities that their postal areas name without a doubt; what is not here, nobody is told
 * (docs/decisions/0014-fields-and-messages.md).
 */
const cities: readonly (readonly [areas: RegExp, city: string])[] = [
  [/^M\d/, 'Toronto'],
  [/^(H1[LMNTVWXYZ]|H2[A-UW-Z]|H3[ABCGHJ-NSTVW]|H4[ABCEJK])/, 'Montréal'],
  [/^H7/, 'Laval'],
  [/^(G1[B-Y]|G2[A-CJ-N])/, 'Québec'],
  [/^(J8[LMPRTVXYZ]|J9[AHJ])/, 'Gatineau'],
  [/^J4[GHJ-N]/, 'Longueuil'],
  [/^J1[EGHJ-M]/, 'Sherbrooke'],
  [/^(K1[B-Z]|K2[A-RTVW])/, 'Ottawa'],
  [/^(L4[TV-Z]|L5)/, 'Mississauga'],
  [/^(L6[PRSTV-Z]|L7A)/, 'Brampton'],
  [/^(L8[EGHJ-NPRSTVW]|L9[ABC])/, 'Hamilton'],
  [/^L6[HJ-M]/, 'Oakville'],
  [/^L7[LMNPRST]/, 'Burlington'],
  [/^(N5[V-Z]|N6)/, 'London'],
  [/^(N8[PRSTWXY]|N9[ABCEG])/, 'Windsor'],
  [/^N2[ABCEGHKMNPR]/, 'Kitchener'],
  [/^(R2[CGHJ-NPRV-Y]|R3)/, 'Winnipeg'],
  [/^S4[LNPRSTV-Z]/, 'Regina'],
  [/^S7/, 'Saskatoon'],
  [/^(T1Y|T2|T3[A-R])/, 'Calgary'],
  [/^(T5|T6)/, 'Edmonton'],
  [/^(V5[K-Z]|V6[A-TZ])/, 'Vancouver'],
  [/^V5[A-J]/, 'Burnaby'],
  [/^(V6[V-Y]|V7[ABCE])/, 'Richmond'],
  [/^(V3[RSTVWX]|V4[NP])/, 'Surrey'],
  [/^V8[TVW]/, 'Victoria'],
  [/^B3[HJ-NPRS]/, 'Halifax'],
  [/^C1[ACE]/, 'Charlottetown'],
  [/^E1[CEG]/, 'Moncton'],
  [/^E2[HJ-NPRS]/, 'Saint John'],
  [/^E3[ABC]/, 'Fredericton'],
  [/^A1[ABCEGH]/, "St. John's"],
  [/^X1A/, 'Yellowknife'],
  [/^Y1A/, 'Whitehorse'],
];

/** The city of a stored postal code, where its first three characters alone say which one; undefined elsewhere. */
export const cityOfPostalCode = (postalCode: string): string | undefined =>
  cities.find(([areas]) => areas.test(postalCode))?.[1];

/** The province where there is only one, the city where that is certain. */
export const placeOfCode = (
  typed: string,
  regions: readonly AddressRegion[],
): { city?: string; region?: AddressRegion } => {
  const code = parsePostalCode(typed);
  if (code === undefined) return {};
  const [only, ...others] = regionsOfPostalCode(code);
  const region = others.length === 0 ? regions.find((one) => one.code === only) : undefined;
  const city = cityOfPostalCode(code);
  return { ...(city !== undefined && { city }), ...(region && { region }) };
};
