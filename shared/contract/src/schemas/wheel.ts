import { Type } from 'typebox';
import { Count, record } from '../entities/fields.ts';
import { Draw, Prize } from '../entities/points.ts';
import type { SchemaTable } from './definition.ts';
import { unconfirmed } from './parts.ts';

export const wheelSchemas = {
  turnList: { result: record({ list: Type.Array(Prize), turns_left: Count }) },
  turn: { body: record({}), result: Draw, errors: { ...unconfirmed, 409: 'No turn is left.' } },
} as const satisfies SchemaTable;
