import { run, type Finished } from './run.ts';

/** Under which licences packages may run in the shop or be sent to browsers. */
const allowed = new Set(
  'MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2.0|BlueOak-1.0.0|Unlicense|CC0-1.0|Python-2.0|CC-BY-4.0|OFL-1.1|MPL-2.0|LGPL-3.0-or-later|Apache-2.0 AND MIT|(MIT OR CC0-1.0)|(MPL-2.0 OR Apache-2.0)'.split(
    '|',
  ),
);

/** Packages whose manifest has no SPDX identifier, each with that of the licence in its files. */
const licenceOfFiles: Readonly<Record<string, string>> = { '@medusajs/js-sdk': 'MIT' };

/** What `pnpm sbom` tells in CycloneDX of each package. */
export interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { id?: string; name?: string } }[];
}

/** A line for each package from elsewhere whose licence is none of those that are allowed. */
export const otherLicences = (components: readonly Component[]): string[] =>
  components
    .filter(({ group }) => group !== '@shop')
    .flatMap(({ group, name, version, licenses = [] }) => {
      const whole = group === undefined ? name : `${group}/${name}`;
      const names = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '');
      const found = licenceOfFiles[whole] === undefined ? names : [licenceOfFiles[whole]];
      const isAllowed = found.length > 0 && found.every((one) => allowed.has(one));
      return isAllowed ? [] : [`${whole}@${version}: ${found.join(', ') || 'no licence'}`];
    });

/** Fails when a package that the shop runs with has a licence that nobody has looked at. */
export const licences = async (): Promise<Finished> => {
  const listed = await run('pnpm', ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']);
  if (!listed.ok) return listed;
  const bill = JSON.parse(listed.output.slice(listed.output.indexOf('{'))) as { components: Component[] }; // as CycloneDX says
  const others = otherLicences(bill.components);
  return { ok: bill.components.length > 0 && others.length === 0, output: others.join('\n') };
};
