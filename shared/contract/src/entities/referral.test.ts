import { schemas } from '../schemas/index.ts';
import { Customer } from './customer.ts';
import { shapeOf } from './shape.ts';

test('ACC-001 a customer has the code to invite with, and whom they invited with what each has earned them', () => {
  const plus_invite_list = [{ email: 'string', money: 'integer' }];
  expect(shapeOf(Customer)).toMatchObject({ plus_invite_code: 'string', plus_invite_list });
  expect(shapeOf(schemas.accountInit.result)).toMatchObject({ plus_invite_code: 'string', plus_invite_list });
});
