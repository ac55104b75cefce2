import { object } from 'yup';
import { squareFeetRule, temperatureRule } from './number.ts';

/** The sizing estimator's form (SIZE-001), as typed: square feet and degrees Fahrenheit. */
export const sizingSchema = () =>
  object({ squareFootage: squareFeetRule(), heatingTemp: temperatureRule(), coolingTemp: temperatureRule() });
