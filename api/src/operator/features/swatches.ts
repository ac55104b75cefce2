import { lists, makes, type Command } from '../command.ts';

export const swatchesCommands = {
  'swatches list': lists(
    'swatches',
    {},
    [
      'id',
      'created_at',
      'status',
      'swatches',
      ['name', ({ address: { firstname, lastname } }) => `${firstname} ${lastname}`],
      [
        'address',
        ({ address: { street, apartment_unit_suite, city, postcode } }) =>
          [street, apartment_unit_suite, city, postcode].filter(Boolean).join(', '),
      ],
      'email',
    ],
    'No swatches wait to be sent.',
  ),
  'swatches send': makes(
    'sendSwatches',
    { subject: 'id' },
    ({ id, email }) => `Swatches ${id} are sent; ${email} is told by email.`,
  ),
} as const satisfies Readonly<Record<string, Command>>;
