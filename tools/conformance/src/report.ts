import { calls, type CallName } from '@shop/contract';
import type { walkLinks } from './links.ts';
import type { Outcome } from './tour.ts';
import type { Uses } from './uses.ts';

const nameOf = (call: CallName): string => `${call} (${calls[call].method} ${calls[call].path})`;

const heading = (text: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [text, ...lines, '']);

/** Says which calls fail, with their fields, which pages and parts that concerns, and what was not seen. */
export const reportOf = (outcomes: readonly Outcome[], uses: Uses): string => {
  const failing = new Set(outcomes.filter(({ verdict }) => verdict.kind === 'fails').map(({ call }) => call));
  const failures = outcomes.flatMap(({ call, verdict }) =>
    verdict.kind === 'fails' ? [`  ${nameOf(call)}`, ...verdict.problems.map((problem) => `    ${problem}`)] : [],
  );
  const lacking = [...uses].flatMap(([name, needed]) => {
    const lacks = [...needed].filter((call) => failing.has(call));
    return lacks.length === 0 ? [] : [`  ${name}: ${lacks.join(', ')}`];
  });
  const untried = outcomes.flatMap(({ call, verdict }) =>
    verdict.kind === 'untried' ? [`  ${call}: ${verdict.why}`] : [],
  );
  const refused = outcomes.flatMap(({ call, verdict }) => (verdict.kind === 'refused' ? [call] : []));
  const unserved = outcomes.flatMap(({ call, verdict }) => (verdict.kind === 'unserved' ? [call] : []));
  const fits = outcomes.filter(({ verdict }) => verdict.kind === 'fits').length;
  const whole = uses.size - lacking.length;
  return [
    ...heading('Not as the contract says:', failures),
    ...heading('Pages and parts that lack something:', lacking),
    ...heading('Refused as they may be, so no result was seen:', refused.length > 0 ? [`  ${refused.join(', ')}`] : []),
    ...heading('Not served, as the backend says:', unserved.length > 0 ? [`  ${unserved.join(', ')}`] : []),
    ...heading('Not tried:', untried),
    [
      `${fits} of ${outcomes.length} calls fit`,
      `${refused.length} refused`,
      ...(unserved.length > 0 ? [`${unserved.length} not served`] : []),
      `${untried.length} not tried`,
      `${failing.size} fail.`,
    ].join(', '),
    `${whole} of ${uses.size} pages and parts lack nothing that was tried.`,
  ].join('\n');
};

/** Says which links of the shop's header and footer lead to no page. */
export const linkReport = ({ seen, dead }: Awaited<ReturnType<typeof walkLinks>>): string =>
  [
    '',
    ...heading(
      'Links of header and footer that lead to no page:',
      dead.map(({ href, status }) => `  ${href} (${status === 0 ? 'no answer' : status})`),
    ),
    `${seen - dead.length} of ${seen} links of header and footer lead to a page.`,
  ].join('\n');
