export { formatMoney, unknownAmount } from './money.ts';
export { formatNumber, formatPercent } from './number.ts';
export { formatInformation } from './information.ts';
export { formatDate, shopTimeZone } from './date.ts';
export type { DateStyle } from './date.ts';
export { hasPostalCodeShape, parsePostalCode } from './postal-code.ts';
export { isEmail } from './email.ts';
export { formatPhone, parsePhone } from './phone.ts';
export type { Language } from './language.ts';
