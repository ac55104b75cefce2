import { checkFlagRules, isSplit } from '@shop/contract/flag-rules';
import { draftRules } from './draft.ts';

test('the draft of rules has every flag of the workspace, switched off, and is taken as it is', async () => {
  const draft = await draftRules();
  expect(draft.flags['catalog.reviews-first']).toEqual({
    state: 'DISABLED',
    variants: { true: true, false: false },
    defaultVariant: 'false',
    targeting: {
      fractional: [
        ['true', 50],
        ['false', 50],
      ],
    },
  });
  const checked = checkFlagRules(JSON.stringify(draft));
  expect(checked).toEqual({ rules: draft.flags });
  const on = Object.values(draft.flags).map((rule) => isSplit({ ...rule, state: 'ENABLED' }));
  expect(on).toContain(true);
});
