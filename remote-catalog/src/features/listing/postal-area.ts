import { cleaned, regionsOfPostalCode } from '@shop/format';

/** `M5H` of a postal code, of its first five characters (VAL-026) or of the area alone; null of anything else. */
export const areaOf = (text: string): string | null => {
  const compact = cleaned(text).toUpperCase().replaceAll(/[\s-]/g, '');
  const match = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d([ABCEGHJ-NPRSTV-Z]\d?)?)?$/.exec(compact);
  return match?.[1] ?? null;
};

/** X is shared by two territories. */
const regionKeys = ['NL', 'NS', 'PE', 'NB', 'QC', 'ON', 'MB', 'SK', 'AB', 'BC', 'NTNU', 'YT'] as const;

/** The key of the text that names the province or territory of an area. */
export const regionKeyOf = (area: string): (typeof regionKeys)[number] | undefined => {
  const lies = regionsOfPostalCode(area).join('');
  return regionKeys.find((key) => key === lies);
};

/** The postal area for which a list's days of delivery hold: `14-M5H` and `M5H` say it. */
export const areaOfValues = (values: readonly string[] = []): string | null =>
  values.map((value) => areaOf(value.replace(/^\d+-/, ''))).find((area) => area !== null) ?? null;

/** Days of delivery for an area; without any, the area alone, so that the list says and counts what comes there when. */
export const valuesFor = (values: readonly string[], area: string): string[] => {
  const days = values.filter((value) => areaOf(value) === null);
  return days.length > 0 ? days.map((value) => value.replace(/^(\d+)(-\w+)?$/, `$1-${area}`)) : [area];
};
