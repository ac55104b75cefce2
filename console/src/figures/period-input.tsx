import { useState } from 'react';
import { Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lastDays, lengthOf, longest, shopDay, type Period } from './period.ts';

/** Days until today that are chosen by one press. */
const counts = [1, 7, 30, 90, 365];

interface PeriodInputProps {
  readonly period: Period;
  readonly now: Date;
  readonly onChange: (period: Period) => void;
}

/** Chooses days until today, or any others by their first and last. */
export const PeriodInput = ({ period, now, onChange }: PeriodInputProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(period);
  const length = lengthOf(typed);
  const isWrong = length === 0 || length > longest;
  const today = shopDay(now);
  const chosen = period.to === today ? lengthOf(period) : null;
  const take = (next: Period): void => {
    setTyped(next);
    const days = lengthOf(next);
    if (days > 0 && days <= longest) onChange(next);
  };
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={chosen}
        onChange={(_, days: number | null) => days !== null && take(lastDays(days, now))}
        aria-label={translate('console.figures.period')}
      >
        {counts.map((days) => (
          <ToggleButton key={days} value={days}>
            {translate(`console.figures.days_${days}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" spacing={2}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            size="small"
            fullWidth={false}
            margin="none"
            label={translate(`console.figures.${end}`)}
            value={typed[end]}
            error={isWrong}
            helperText={isWrong && end === 'to' ? translate('console.figures.wrong_days') : undefined}
            onChange={({ target }) => take({ ...typed, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
    </Stack>
  );
};
