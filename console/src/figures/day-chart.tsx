import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatShortDay } from '@shop/format';
import { useLanguage, useMoney, useNumber } from '../parts/fields.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { everyDay, type Period } from './period.ts';

type Days = Parameters<typeof everyDay>[1];

const height = 120;

/** What was ordered on each day, as bars and as a table. */
export const DayChart = ({ period, days }: { period: Period; days: Days }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const money = useMoney();
  const number = useNumber();
  const all = everyDay(period, days);
  const most = Math.max(1, ...days.map(({ sales }) => sales));
  const width = 100 / all.length;
  if (days.length === 0) return <Typography>{translate('console.figures.nothing')}</Typography>;
  return (
    <>
      <Typography variant="body2" sx={{ textAlign: 'right' }}>
        {money(most)}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={translate('console.figures.chart', { most: money(most) })}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        sx={{ width: '100%', height, display: 'block', borderBlock: 1, borderColor: 'divider', color: 'primary.main' }}
      >
        {all.map(({ day, orders, sales }, place) => (
          <rect
            key={day}
            x={place * width + width * 0.1}
            width={width * 0.8}
            y={height - (sales / most) * height}
            height={(sales / most) * height}
            fill="currentColor"
          >
            <title>{`${formatShortDay(day, language)} · ${money(sales)} · ${orders}`}</title>
          </rect>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {[...new Set([period.from, period.to])].map((day) => (
          <Typography key={day} variant="body2">
            {formatShortDay(day, language)}
          </Typography>
        ))}
      </Box>
      <Box component="details" sx={{ marginTop: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1 }}>
          {translate('console.figures.table')}
        </Box>
        <PlainTable
          label={translate('console.figures.by_day')}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { label: translate('console.figures.day'), cell: ({ day }) => formatShortDay(day, language) },
            {
              label: translate('console.figures.orders'),
              isNumber: true,
              cell: ({ orders }) => number(orders),
            },
            { label: translate('console.figures.sales'), isNumber: true, cell: ({ sales }) => money(sales) },
          ]}
        />
      </Box>
    </>
  );
};
