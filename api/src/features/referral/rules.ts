/** Characters that are not mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const base = BigInt(alphabet.length);
const length = 6;
const size = base ** BigInt(length);
const factor = 387_420_491n;

/** The number by which `factor` is undone in this circle of numbers. */
const inverse = ((): bigint => {
  let [rest, next, coefficient, nextCoefficient] = [factor, size, 1n, 0n];
  while (next !== 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [coefficient, nextCoefficient] = [nextCoefficient, coefficient - quotient * nextCoefficient];
  }
  return ((coefficient % size) + size) % size;
})();

/** A member's own code to recommend Plus+ with (`plus_invite_code`): always the same, and not visibly consecutive. */
export const inviteCodeOf = (customerId: number): string => {
  let rest = (BigInt(customerId) * factor) % size;
  let code = '';
  for (let place = 0; place < length; place += 1) {
    code = alphabet.charAt(Number(rest % base)) + code;
    rest /= base;
  }
  return code;
};

/** The customer whose code this is, as typed; null when it is no code. The customer need not exist. */
export const customerOfInviteCode = (typed: string): number | null => {
  const code = typed.trim().toUpperCase();
  if (code.length !== length) return null;
  let sum = 0n;
  for (const character of code) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return null;
    sum = sum * base + BigInt(digit);
  }
  const customerId = Number((sum * inverse) % size);
  return customerId > 0 ? customerId : null;
};
