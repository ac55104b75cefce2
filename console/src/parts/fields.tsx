import { Chip } from '@mui/material';
import { FunctionField, useLocaleState, useTranslate, type RaRecord } from 'react-admin';
import { formatMoney, formatNumber, shopTimeZone } from '@shop/format';
import { languageOf } from '../i18n/i18n.ts';

export const useLanguage = () => languageOf(useLocaleState()[0]);

/** Money in cents as the shop writes it. */
export const useMoney = () => {
  const language = useLanguage();
  return (cents: number): string => formatMoney(cents, language);
};

/** A number as the language writes it. */
export const useNumber = () => {
  const language = useLanguage();
  return (value: number): string => formatNumber(value, language);
};

const locales = { en: 'en-CA', fr: 'fr-CA' } as const;

/** A moment as it is where the shop is. */
export const useInstant = () => {
  const language = useLanguage();
  return (instant: string | null | undefined, withTime = true): string =>
    instant
      ? new Date(instant).toLocaleString(locales[language], {
          timeZone: shopTimeZone,
          dateStyle: 'medium',
          ...(withTime && { timeStyle: 'short' }),
        })
      : '';
};

interface Of {
  readonly source: string;
  readonly label?: string;
}

export const MoneyField = ({ source }: Of) => {
  const money = useMoney();
  return <FunctionField source={source} render={(row: RaRecord) => money(Number(row[source]))} />;
};

export const InstantField = ({ source, day = false }: Of & { day?: boolean }) => {
  const instant = useInstant();
  return <FunctionField source={source} render={(row: RaRecord) => instant(row[source], !day)} />;
};

const colours: Readonly<Record<string, 'success' | 'warning' | 'error' | 'default'>> = {
  paid: 'warning',
  processing: 'warning',
  requested: 'warning',
  received: 'warning',
  waiting: 'warning',
  delivered: 'success',
  shown: 'success',
  on: 'success',
  open: 'success',
  active: 'success',
  approved: 'success',
  pending: 'warning',
  planned: 'warning',
  dead: 'error',
  blocked: 'error',
  unblocked: 'success',
};

export const State = ({ state }: { state: string }) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[state] ?? 'default'}
      label={translate(`console.state.${state}`)}
    />
  );
};

export const StateField = ({ source }: Of) => (
  <FunctionField source={source} render={(row: RaRecord) => <State state={String(row[source])} />} />
);

/** One of a closed list, by its text. */
export const WordField = ({ source, list }: Of & { list: string }) => {
  const translate = useTranslate();
  return <FunctionField source={source} render={(row: RaRecord) => translate(`console.${list}.${row[source]}`)} />;
};

/** What is there in both languages, in the one that is shown. */
export const BothField = ({ source }: Of) => {
  const language = useLanguage();
  return <FunctionField source={source} render={(row: RaRecord) => row[source]?.[language] ?? ''} />;
};

/** Units by name, such as `2 × Elm Coffee Table`. */
export const unitsText = (units: readonly { name: string; qty: number }[] = []): string =>
  units.map(({ name, qty }) => `${qty} × ${name}`).join(', ');

export const UnitsField = ({ source }: Of) => (
  <FunctionField source={source} render={(row: RaRecord) => unitsText(row[source])} />
);
