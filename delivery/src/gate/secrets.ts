import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** Shapes of what is known to be secret; keys that pages of others show as well (such as maps') are not among them. */
const shapes: readonly [what: string, shape: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abeprs]-[\w-]{10,}/],
  ['a secret key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a key of Twilio', /\bSK[0-9a-f]{32}\b/],
  ['a key of SendGrid', /\bSG\.[\w-]{16,}\.[\w-]{32,}/],
  ['a client secret of Google', /\bGOCSPX-[\w-]{20,}/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|mysql|rediss?|smtps?|mongodb(?:\+srv)?|amqps?):\/\/[^\s:@/'"`]*:[^\s@/'"`]+@/,
  ],
  ['lines of an .env file', /^(?:export )?[A-Z][A-Z0-9_]{2,}=\S+\r?\n(?:export )?[A-Z][A-Z0-9_]{2,}=\S+$/m],
];

const isSecretName = (name: string): boolean => /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|CREDENTIAL/.test(name);
/** Shorter values stand in scripts by chance. */
const shortest = 12;

/** Secrets of whoever publishes, by name: of the environment and of the `.env` files in these folders. */
export const ownSecrets = (folders: readonly string[], env: NodeJS.ProcessEnv): Map<string, string> => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^\.env(?:\.|$)/.test(file))
      .map((file) => parseEnv(readFileSync(path.join(folder, file), 'utf8'))),
  );
  const found = [env, ...files].flatMap((one) => Object.entries(one));
  return new Map(
    found.flatMap(([name, value = '']) => (isSecretName(name) && value.length >= shortest ? [[name, value]] : [])),
  );
};

/** In words that do not repeat the secret. */
export const secretsIn = (text: string, own: ReadonlyMap<string, string>): string[] => [
  ...shapes.flatMap(([what, shape]) => (shape.test(text) ? [what] : [])),
  ...[...own].flatMap(([name, value]) => (text.includes(value) ? [`the value of ${name}`] : [])),
];
