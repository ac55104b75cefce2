import { parseArgs } from 'node:util';
import { pictureModels } from './models.ts';
import { contactSheet } from './sheet.ts';
const { values } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, sheet: { type: 'string' } },
});
const only = values.only?.split(',');
const models = pictureModels.filter((m) => !only || only.includes(m.name));
const t = performance.now();
if (values.sheet) await contactSheet(models, Number(values.width ?? 200), values.sheet);
console.log(Math.round(performance.now() - t), 'ms');
