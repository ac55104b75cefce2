// Breaks the boundaries on purpose: the check that guards them must say so.
import { shown } from '../../console/server/app.ts';

export const known = shown;
