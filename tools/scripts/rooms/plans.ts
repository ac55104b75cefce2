export interface Plan {
  title: string;
  /** The room of a file, relative to the root; undefined for what the plan does not show. */
  roomOf: (file: string) => string | undefined;
}

/** The first capture of the first pattern that matches, or the name that stands beside it. */
const room =
  (...rules: readonly (RegExp | readonly [RegExp, string])[]): Plan['roomOf'] =>
  (file) => {
    for (const rule of rules) {
      const [pattern, name] = rule instanceof RegExp ? [rule] : rule;
      const found = pattern.exec(file);
      if (found) return name ?? found[1];
    }
    return undefined;
  };

// Texts are for everybody who shows them.
const remotes: readonly [RegExp, string] = [/^remote-[^/]+\/(?!locales\/)/, 'remote-*'];

export const plans: readonly Plan[] = [
  {
    title: 'What runs in the browser, and renders the first view',
    roomOf: room(
      /^(host\/(?:src|contract))\//,
      remotes,
      /^(shared\/(?!build|csv|serving|settings|objects|outside)[^/]+)\//,
      /^(tools\/gallery)\//,
    ),
  },
  {
    title: 'Servers and tools',
    roomOf: room(
      /^(host\/(?:server|contract))\//,
      /^(console)\//,
      /^(shared\/(?:contract|csv|format|serving|settings|objects|outside))\//,
      /^(api|delivery|world|tools\/(?:adapter-medusa|conformance|pictures))\//,
    ),
  },
  {
    title: 'Inside the API',
    roomOf: room(
      [/^api\/src\/(?:hold\/|bench)/, ''],
      [/^api\/src\/(?:settings|payment-settings)\.ts$/, 'settings'],
      [/^api\/src\/(?:outbox|work-through|job-kind|logged-error)\.ts$/, 'kinds of jobs, logged errors'],
      [/^api\/src\/services\.ts$/, 'services.ts'],
      [/^api\/src\/roles\//, 'start'],
      /^api\/src\/([^/]+)\//,
      [/^api\/src\/[^/]+\.ts$/, 'start'],
    ),
  },
  {
    title: 'Inside the web server',
    roomOf: room(
      /^host\/server\/([^/]+)\//,
      [/^host\/server\/settings\.ts$/, 'settings'],
      [/^host\/server\/[^/]+\.ts$/, 'start'],
    ),
  },
  {
    title: 'Inside the shell',
    roomOf: room(/^host\/src\/([^/]+)\//, [/^host\/src\/(?:main\.tsx|render\.ts)$/, 'main.tsx, render.ts']),
  },
  {
    title: 'Inside a remote',
    roomOf: room(
      /^remote-[^/]+\/src\/(pages|extensions|sections|features)\//,
      [/^remote-[^/]+\/src\//, 'parts, and what stands beside them'],
      [/^shared\/(?:contract|format|forms|kit|platform|ui)\//, 'shared/{platform,contract,kit,ui,forms,format}'],
    ),
  },
];
