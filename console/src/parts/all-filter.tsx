import { BooleanInput } from 'react-admin';

/** A list shows what waits; with this the rest too. */
export const allFilter = [<BooleanInput key="all" source="all" alwaysOn sx={{ marginLeft: 1 }} />];
