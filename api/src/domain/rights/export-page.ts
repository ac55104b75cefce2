import { brand, type Language } from '@shop/contract';
import { formatDate, formatMoney } from '@shop/format';
import { escapeHtml, htmlTable } from '../text/html.ts';
import { amounts, labelOf } from './labels.ts';
import { retentionText, reasonTexts, topicTexts } from './texts.ts';
import { topics, type Retention, type Reason, type Topic } from './terms.ts';

type Row = Readonly<Record<string, unknown>>;

export interface ExportedTable {
  readonly name: string;
  readonly topic: Topic;
  readonly what: string;
  readonly retention: Retention;
  readonly why: Reason;
  readonly rows: readonly Row[];
}

export interface ExportHead {
  readonly customerNumber: number;
  readonly email: string;
  readonly madeAt: Date;
  /** Whether what was left under the address is part of it. */
  readonly emailConfirmed: boolean;
}

const texts = {
  en: {
    title: 'Your data',
    made: 'Made',
    number: 'Customer number',
    email: 'Email',
    yes: 'Yes',
    no: 'No',
    none: 'We hold nothing here.',
    retention: 'Kept',
    file: 'Picture',
    unconfirmed:
      'Your email address is not confirmed, so what was left under it without an account is not part of this page.',
  },
  fr: {
    title: 'Vos données',
    made: 'Établi',
    number: 'Numéro de client',
    email: 'Courriel',
    yes: 'Oui',
    no: 'Non',
    none: 'Nous ne conservons rien ici.',
    retention: 'Conservation',
    file: 'Photo',
    unconfirmed:
      'Votre adresse courriel n’est pas confirmée\u00a0: ce qui a été laissé sous cette adresse sans compte n’est pas sur cette page.',
  },
} as const;

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** A value as a person reads it; HTML. */
const shown = (name: string, value: unknown, row: Row, language: Language): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? texts[language].yes : texts[language].no;
  if (typeof value === 'number' && amounts.has(name)) return escapeHtml(formatMoney(value, language));
  const { mediaType } = row;
  if (name === 'content' && typeof value === 'string' && typeof mediaType === 'string')
    return `<img alt="${texts[language].file}" src="data:${escapeHtml(mediaType)};base64,${value}">`;
  if (typeof value === 'string')
    return escapeHtml(instant.test(value) ? formatDate(value, language, 'dateTime') : value);
  if (Array.isArray(value)) return value.map((one) => shown('', one, {}, language)).join('<br>') || '–';
  return isRecord(value) ? fields(value, language) : escapeHtml(String(value));
};

const fields = (row: Row, language: Language): string =>
  htmlTable(
    Object.entries(row).map(([name, value]) => [
      escapeHtml(labelOf(name, language)),
      shown(name, value, row, language),
    ]),
  );

const section = ({ what, retention, why, rows }: ExportedTable, language: Language): string => {
  const { retention: label, none } = texts[language];
  const fieldsHtml = rows.length === 0 ? `<p>${none}</p>` : rows.map((row) => fields(row, language)).join('');
  const terms = `${label}${language === 'fr' ? '\u00A0' : ''}: ${retentionText(retention, language)}. ${reasonTexts[why][language]}.`;
  return `<section><h3>${escapeHtml(what)} (${rows.length})</h3><p>${escapeHtml(terms)}</p>${fieldsHtml}</section>`;
};

const style =
  'body{font:16px/1.5 system-ui,sans-serif;color:#1d2420;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%;margin:0 0 1rem}' +
  'th,td{border:1px solid #c9cfcb;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}' +
  'th{width:14rem;font-weight:600}img{max-width:20rem}@media print{section{break-inside:avoid}}';

/** The personal data of a customer, as a page that stands alone: no script, nothing from elsewhere. */
export const exportPage = (tables: readonly ExportedTable[], head: ExportHead, language: Language): string => {
  const { title, made, number, email, unconfirmed } = texts[language];
  const body = topics.map((topic) => {
    const own = tables.filter((table) => table.topic === topic);
    return `<h2>${escapeHtml(topicTexts[topic][language])}</h2>${own.map((table) => section(table, language)).join('')}`;
  });
  const about = htmlTable([
    [email, escapeHtml(head.email)],
    [number, String(head.customerNumber)],
    [made, escapeHtml(formatDate(head.madeAt.toISOString(), language, 'dateTime'))],
  ]);
  return (
    `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">` +
    `<title>${title} – ${brand.name}</title><style>${style}</style></head><body><main><p>${brand.name}</p>` +
    `<h1>${title}</h1>${about}${head.emailConfirmed ? '' : `<p>${unconfirmed}</p>`}${body.join('')}</main></body></html>`
  );
};
