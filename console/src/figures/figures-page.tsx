import { useState } from 'react';
import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Loading, Title, useCanAccess, useTranslate } from 'react-admin';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { formatDate, shopTimeZone } from '@shop/format';
import type { OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { Failed } from '../parts/failed.tsx';
import { useLanguage, useMoney, useNumber } from '../parts/fields.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { useMay } from '../parts/use-may.ts';
import { DayChart } from './day-chart.tsx';
import { lastDays, type Period } from './period.ts';
import { PeriodInput } from './period-input.tsx';
import { useNow } from './use-now.ts';

type Figures = OperatorResult<'keyFigures'>;

const Figure = ({ name, value, text }: { name: string; value: string; text: string }) => (
  <Card variant="outlined" component="li" sx={{ listStyle: 'none' }}>
    <CardContent>
      <Typography variant="body2">{name}</Typography>
      <Typography variant="h5" component="p">
        {value}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </CardContent>
  </Card>
);

const Ending = ({ ending }: Pick<Figures, 'ending'>) => {
  const translate = useTranslate();
  const language = useLanguage();
  const mayPrices = useMay('exportPrices');
  if (ending.length === 0) return <Typography>{translate('console.figures.no_ending')}</Typography>;
  const named = (source: string) => translate(`console.figures.${source}`);
  const priceOf = (sku: string) => `/prices?${new URLSearchParams({ filter: JSON.stringify({ sku }) }).toString()}`;
  return (
    <>
      <Typography gutterBottom>{named('ending_text')}</Typography>
      <PlainTable
        label={named('ending')}
        rows={ending}
        keyOf={({ sku }) => sku}
        columns={[
          {
            label: named('sku'),
            cell: ({ sku }) =>
              mayPrices ? (
                <Link component={RouterLink} to={priceOf(sku)}>
                  {sku}
                </Link>
              ) : (
                sku
              ),
          },
          { label: named('name'), cell: ({ name, name_fr }) => (language === 'fr' ? name_fr : name) },
          { label: named('sold'), isNumber: true, cell: ({ sold }) => sold },
          { label: named('stock'), isNumber: true, cell: ({ stock }) => stock },
          { label: named('days_left'), isNumber: true, cell: ({ days_left }) => days_left },
        ]}
      />
    </>
  );
};

const Shown = ({ figures, period }: { figures: Figures; period: Period }) => {
  const translate = useTranslate();
  const money = useMoney();
  const { sales, orders, refunded, carts_left, payments } = figures;
  const count = useNumber();
  const values = {
    sales: money(sales),
    orders: count(orders),
    refunded: money(refunded),
    carts: count(carts_left),
    payments: count(payments.refused),
  };
  const begun = { begun: count(payments.begun), used: count(payments.used) };
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          margin: 0,
          padding: 0,
          gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        }}
      >
        {Object.entries(values).map(([name, value]) => (
          <Figure
            key={name}
            name={translate(`console.figures.${name}`)}
            value={value}
            text={translate(`console.figures.${name}_text`, begun)}
          />
        ))}
      </Box>
      <PagePart title="console.figures.by_day">
        <DayChart period={period} days={figures.days} />
      </PagePart>
      <PagePart title="console.figures.ending">
        <Ending ending={figures.ending} />
      </PagePart>
    </>
  );
};

/** A day as a heading begins: French writes its name small. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Figures = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const now = useNow();
  const [period, setPeriod] = useState(() => lastDays(30, now));
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['keyFigures', period],
    queryFn: async () => ({ period, figures: await ask('keyFigures', { query: { ...period } }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }}>
      <Title title="console.figures.title" />
      <Box>
        <Typography variant="h5" component="h1">
          {capital(formatDate(now, language, 'day'))}
        </Typography>
        <Typography variant="body2">
          {translate('console.figures.zone', { zone: shopTimeZone, time: formatDate(now, language, 'time') })}
        </Typography>
      </Box>
      <PeriodInput period={period} now={now} onChange={setPeriod} />
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data ? (
        <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 2, opacity: isFetching ? 0.6 : 1 }}>
          <Shown {...data} />
        </Box>
      ) : (
        <Loading />
      )}
    </Box>
  );
};

/** The first page: key figures, or the orders for whoever may not see figures. */
export const FirstPage = () => {
  const { canAccess, isPending } = useCanAccess({ resource: 'figures', action: 'list' });
  if (isPending) return <Loading />;
  return canAccess ? <Figures /> : <Navigate to="/orders" replace />;
};
