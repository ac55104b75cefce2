// Breaks the boundaries on purpose: the check that guards them must say so.
import { secret } from '../../remote-account/src/secret.ts';

export const shown = secret;
