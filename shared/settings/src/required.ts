import { givenTo } from './given.ts';
import { sandboxOf, whyNoSandbox, type Environment } from './sandbox.ts';
import { SettingsError } from './settings-error.ts';

export type Role = 'api' | 'web';

interface Requirement {
  readonly roles: readonly Role[];
  /** One of these groups has to be set as a whole. */
  readonly anyOf: readonly (readonly string[])[];
  readonly why: string;
}

const one = (roles: readonly Role[], names: readonly string[], why: string): Requirement => ({
  roles,
  anyOf: [names],
  why,
});

const requirements: readonly Requirement[] = [
  one(['web'], ['PUBLIC_ORIGIN'], 'the origin that shoppers see, such as https://shop.example'),
  one(['api'], ['SHOP_URL'], 'where links in e-mails lead'),
  one(['api'], ['SHOP_ADDRESS'], 'the postal address that letters with offers have to name'),
  one(['api'], ['SMTP_URL'], 'the server that sends e-mails'),
  one(['api'], ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'], 'without a captcha nobody can register'),
  {
    roles: ['api'],
    anyOf: [
      ['BRAINTREE_ENVIRONMENT', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'],
      ['KLARNA_ENVIRONMENT', 'KLARNA_USERNAME', 'KLARNA_PASSWORD'],
      ['ALIPAY_ENVIRONMENT', 'ALIPAY_CLIENT_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
    ],
    why: 'one payment provider at least',
  },
  one(['api', 'web'], ['WEB_SECRET'], 'by it the API knows its own web servers; the same for all of them'),
];

const isMet = ({ anyOf }: Requirement, environment: Environment): boolean =>
  anyOf.some((names) => names.every((name) => environment[name]));

const lineOf = ({ anyOf, why }: Requirement, environment: Environment): string => {
  const missing = anyOf.map((names) => names.filter((name) => !environment[name]).join(', '));
  return `${missing.join('; or ')}: ${why}`;
};

/**
 * Everything that a process in these roles lacks to serve the public, one line each. Empty with a sandbox, which has
 * stand-ins for all of it.
 */
const missingIn = (texts: Environment, roles: readonly Role[]): string[] =>
  sandboxOf(texts)
    ? []
    : requirements
        .filter((requirement) => requirement.roles.some((role) => roles.includes(role)))
        .filter((requirement) => !isMet(requirement, texts))
        .map((requirement) => lineOf(requirement, texts));

/**
 * Reads settings for a start: what cannot be read and what is missing are told in one error.
 * @throws SettingsError
 */
export const settingsForStart = <Settings>(
  environment: Environment,
  roles: readonly Role[],
  read: (environment: Environment) => Settings,
): Settings => {
  const problems: string[] = [];
  let settings: Settings | null = null;
  try {
    settings = read(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
  }
  const { texts } = givenTo(environment, roles);
  const missing = missingIn(texts, roles);
  if (missing.length > 0) {
    problems.push(`There is no sandbox here (${whyNoSandbox(texts)}), so these settings are missing:`);
    problems.push(...missing.map((line) => `  ${line}`));
  }
  if (settings === null || problems.length > 0) throw new SettingsError(...problems);
  return settings;
};
