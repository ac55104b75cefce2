import { MenuItem, TextField } from '@mui/material';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly help?: string;
  readonly onChange: (value: Value) => void;
}

/** A field in which one of a few values is chosen. */
export const Choice = <Value extends string>({ label, value, values, textOf, help, onChange }: ChoiceProps<Value>) => (
  <TextField
    select
    label={label}
    value={value}
    helperText={help}
    onChange={({ target }) => onChange(target.value as Value)} // one of those that are shown
  >
    {values.map((one) => (
      <MenuItem key={one} value={one}>
        {textOf(one)}
      </MenuItem>
    ))}
  </TextField>
);
