import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { answerWith, standIn, type StandIn } from '../testing/stand-in.ts';
import { googleTokens } from './google.ts';

const now = new Date('2026-06-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const right = {
  iss: 'https://accounts.google.com',
  aud: 'shop.apps.googleusercontent.com',
  sub: '1234567890',
  iat: seconds,
  exp: seconds + 3600,
  email: 'camille.roy@gmail.com',
  email_verified: true,
  given_name: 'Camille',
  family_name: 'Roy',
};

let googles: CryptoKey;
let others: CryptoKey;
let keys: object;
const open: StandIn[] = [];
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  googles = pair.privateKey;
  keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'g1', alg: 'RS256', use: 'sig' }] };
  others = (await generateKeyPair('RS256')).privateKey;
});
afterEach(async () => void (await Promise.all(open.splice(0).map((google) => google.close()))));

const tokenOf = (claims: JWTPayload, key = googles, kid = 'g1') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);

const tokensWith = async (answer: Parameters<typeof standIn>[0] = answerWith(keys), timeout = 60_000) => {
  const google = await standIn(answer);
  open.push(google);
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  return {
    google,
    lines,
    tokens: googleTokens({ clientId: right.aud, report, keysUrl: google.url, timeout }),
  };
};

test('a token of Google’s for this shop names its account; the keys are fetched once', async () => {
  const { tokens, google, lines } = await tokensWith();
  const camille = { email: 'camille.roy@gmail.com', firstname: 'Camille', lastname: 'Roy' };
  expect(google.asked).toHaveLength(0);
  expect(await tokens.accountOf(await tokenOf(right), now)).toEqual(camille);
  expect(await tokens.accountOf(await tokenOf({ ...right, iss: 'accounts.google.com' }), now)).toEqual(camille);
  expect([google.asked.length, lines]).toEqual([1, []]);
});

test('an account without names has empty ones', async () => {
  const { tokens } = await tokensWith();
  const token = await tokenOf({ ...right, given_name: undefined, family_name: undefined });
  expect(await tokens.accountOf(token, now)).toMatchObject({ firstname: '', lastname: '' });
});

describe('nobody is signed in by', () => {
  test.each([
    ['a token for another client', { aud: 'other.apps.googleusercontent.com' }],
    ['a token that has expired', { exp: seconds - 1 }],
    ['a token without an end', { exp: undefined }],
    ['a token of another issuer', { iss: 'https://accounts.example' }],
    ['an e-mail that Google has not confirmed', { email_verified: false }],
    ['an e-mail whose confirmation is a text', { email_verified: 'true' }],
    ['a token without an e-mail', { email: undefined }],
  ])('%s', async (_, changes) => {
    const { tokens, lines } = await tokensWith();
    expect(await tokens.accountOf(await tokenOf({ ...right, ...changes }), now)).toBeNull();
    expect(lines).toEqual([]);
  });

  test('a key that Google does not have, or another one under its name', async () => {
    const { tokens, lines } = await tokensWith();
    expect(await tokens.accountOf(await tokenOf(right, others, 'g2'), now)).toBeNull();
    expect(await tokens.accountOf(await tokenOf(right, others), now)).toBeNull();
    expect(lines).toEqual([]);
  });

  test('a token that is changed, unsigned, signed with a public text, or none at all', async () => {
    const { tokens, lines } = await tokensWith();
    const [, , signature] = (await tokenOf(right)).split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = encode({ ...right, email: 'ada@example.com' });
    const byText = await new SignJWT(right)
      .setProtectedHeader({ alg: 'HS256', kid: 'g1' })
      .sign(new TextEncoder().encode(JSON.stringify(keys)));
    const changed = `${encode({ alg: 'RS256', kid: 'g1' })}.${claims}.${signature}`;
    for (const token of [changed, `${encode({ alg: 'none' })}.${claims}.`, byText, '', 'x', 'a.b.c', '💥.💥.💥']) {
      expect(await tokens.accountOf(token, now)).toBeNull();
    }
    expect(lines).toEqual([]);
  });

  test.each([
    ['keys that are no keys', answerWith({ keys: 'none' })],
    ['keys that are no JSON', answerWith('<html>')],
    ['a fault of Google’s', answerWith({}, 500)],
    ['no answer in time', () => undefined],
  ])('%s, and the operator is told', async (_, answer) => {
    const { tokens, lines } = await tokensWith(answer, 200);
    expect(await tokens.accountOf(await tokenOf(right), now)).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/^Google’s keys could not be had/)]);
  });
});

test('once Google answers again, so does the sign-in', async () => {
  let isDown = true;
  const { tokens } = await tokensWith((response) => answerWith(isDown ? '' : keys, isDown ? 503 : 200)(response));
  expect(await tokens.accountOf(await tokenOf(right), now)).toBeNull();
  isDown = false;
  expect(await tokens.accountOf(await tokenOf(right), now)).not.toBeNull();
});
