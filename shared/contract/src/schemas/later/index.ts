import { browseSchemas } from './browse.ts';
import { identitySchemas } from './identity.ts';
import { afterOrderSchemas } from './orders.ts';
import { paymentSchemas } from './payment.ts';
import { personalSchemas } from './personal.ts';
import { plusSchemas } from './plus.ts';
import { pointsSchemas } from './points.ts';
import { programmeSchemas } from './programmes.ts';
import { promotionSchemas } from './promotions.ts';
import { singlePagePaySchemas } from './single-page-pay.ts';

/** The schemas of the calls that no first view makes. */
export const laterSchemas = {
  ...identitySchemas,
  ...personalSchemas,
  ...afterOrderSchemas,
  ...paymentSchemas,
  ...singlePagePaySchemas,
  ...promotionSchemas,
  ...pointsSchemas,
  ...plusSchemas,
  ...programmeSchemas,
  ...browseSchemas,
};
