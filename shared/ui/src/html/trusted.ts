interface Rules {
  createHTML?(html: string): string;
  createScriptURL?(url: string): string;
}

interface Factory {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

/**
 * A Trusted Types policy, whose answers are the only texts that a page takes as HTML or as a script's address: they
 * have no characters to read, and React and the DOM take them in place of a string. Where there are no Trusted Types
 * (servers, tests, browsers without them) the rules' own strings serve. The web server's policy names each policy.
 */
export const trustedTypesPolicy = <R extends Rules>(name: `shop#${string}`, rules: R): R => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return trustedTypes ? trustedTypes.createPolicy(name, rules) : rules;
};
