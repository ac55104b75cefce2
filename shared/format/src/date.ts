import type { Language } from './language.ts';

/** The shop's own clock. Every date is shown in it, so that server and browser always agree. */
export const shopTimeZone = 'America/Toronto';

/** `day`: with its weekday and without the year, as in a delivery promise. */
export type DateStyle = 'long' | 'short' | 'day' | 'time' | 'dateTime';

// Names are written out here instead of taken from Intl: engines differ ("Sep", "Sept.", kinds of spaces),
// and such a difference between server and browser breaks hydration.
const names = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    shortDays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    short: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
    shortDays: 'dim. lun. mar. mer. jeu. ven. sam.'.split(' '),
    days: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  },
} as const;

interface CivilTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const zones = new Map<string, Intl.DateTimeFormat>();
const zoneFormat = (timeZone: string): Intl.DateTimeFormat => {
  let format = zones.get(timeZone);
  if (!format) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...digits, hourCycle: 'h23', calendar: 'gregory', timeZone });
    zones.set(timeZone, format);
  }
  return format;
};

const civilTime = (moment: string | number | Date, timeZone: string): CivilTime | undefined => {
  // A date without a time is a day of the calendar, the same in every zone.
  const plainDay = typeof moment === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(moment) : null;
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return undefined;
  if (plainDay) {
    return { year: Number(plainDay[1]), month: Number(plainDay[2]), day: Number(plainDay[3]), hour: 0, minute: 0 };
  }
  const parts = new Map(
    zoneFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
};

/** Parts that stay on one line. */
const together = (...parts: (string | number | undefined)[]): string => parts.join('\u00a0');

const englishTime = ({ hour, minute }: CivilTime): string =>
  together(`${hour % 12 || 12}:${String(minute).padStart(2, '0')}`, hour < 12 ? 'a.m.' : 'p.m.');

const frenchTime = ({ hour, minute }: CivilTime): string => together(hour, 'h', String(minute).padStart(2, '0'));

const english = (time: CivilTime, style: DateStyle, weekday: number): string => {
  const { months, short, days } = names.en;
  const dayOf = (month: string | undefined): string => together(month, time.day);
  const long = `${dayOf(months[time.month - 1])}, ${time.year}`;
  if (style === 'time') return englishTime(time);
  if (style === 'day') return `${days[weekday]}, ${dayOf(months[time.month - 1])}`;
  if (style === 'short') return `${dayOf(short[time.month - 1])}, ${time.year}`;
  return style === 'long' ? long : `${long}, ${englishTime(time)}`;
};

const french = (time: CivilTime, style: DateStyle, weekday: number): string => {
  const { months, short, days } = names.fr;
  const dayOf = (month: string | undefined): string => together(time.day === 1 ? '1er' : time.day, month);
  const long = `${dayOf(months[time.month - 1])} ${time.year}`;
  if (style === 'time') return frenchTime(time);
  if (style === 'day') return `${days[weekday]} ${dayOf(months[time.month - 1])}`;
  if (style === 'short') return `${dayOf(short[time.month - 1])} ${time.year}`;
  return style === 'long' ? long : `${long}, ${frenchTime(time)}`;
};

/**
 * A date or time in the language and in one explicit time zone. A no-break space keeps day and month together.
 * @param moment ISO 8601 text, milliseconds since the epoch, or a Date; `YYYY-MM-DD` is a day, not an instant
 * @returns '' for what is no date
 */
export const formatDate = (
  moment: string | number | Date,
  language: Language,
  style: DateStyle = 'long',
  timeZone: string = shopTimeZone,
): string => {
  const time = civilTime(moment, timeZone);
  if (!time) return '';
  const weekday = new Date(Date.UTC(time.year, time.month - 1, time.day)).getUTCDay();
  return language === 'fr' ? french(time, style, weekday) : english(time, style, weekday);
};

interface ShownDay {
  weekday: string;
  day: string;
  month: string;
}

const shownDay = (day: string, language: Language): ShownDay | undefined => {
  const time = civilTime(day, 'UTC');
  if (!time) return undefined;
  const { short, shortDays } = names[language];
  const weekday = shortDays[new Date(Date.UTC(time.year, time.month - 1, time.day)).getUTCDay()] ?? '';
  const number = language === 'fr' && time.day === 1 ? '1er' : String(time.day);
  return { weekday, day: number, month: short[time.month - 1] ?? '' };
};

/** A day of the calendar (`2026-12-03`) in few letters: `Thu, Dec 3`, `jeu. 3 déc.`; '' for what is none. */
export const formatShortDay = (day: string, language: Language): string => {
  const shown = shownDay(day, language);
  if (!shown) return '';
  const { weekday, day: number, month } = shown;
  return language === 'fr' ? `${weekday} ${together(number, month)}` : `${weekday}, ${together(month, number)}`;
};

/** A text as a sentence: what ends with an abbreviation (`déc.`) gets no second full stop. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** From one day of the calendar to another: `Thu, Dec 3 – Tue, Dec 8`, `du jeu. 3 au mar. 8 déc.`. */
export const formatDays = (first: string, last: string, language: Language): string => {
  const [from, to] = [shownDay(first, language), shownDay(last, language)];
  if (!from || !to) return '';
  if (language === 'en') return [...new Set([first, last])].map((day) => formatShortDay(day, 'en')).join(' – ');
  if (first === last) return `le ${formatShortDay(first, 'fr')}`;
  const begin = first.slice(0, 7) === last.slice(0, 7) ? together(from.weekday, from.day) : formatShortDay(first, 'fr');
  return `du ${begin} au ${formatShortDay(last, 'fr')}`;
};

/** When a cart or an order comes: its days, and the hours that were agreed, in words: `Thu, Dec 3, 5 to 9 p.m.`. */
export const formatDelivery = (
  { first_day, last_day, hours }: { first_day: string; last_day: string; hours?: string | undefined },
  language: Language,
): string => [formatDays(first_day, last_day, language), hours].filter(Boolean).join(', ');
