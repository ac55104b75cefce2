import type { ReactNode } from 'react';
import { regionalSites } from '@shop/contract';

/** A site of another country: its own origin, beside this one. */
const siteOf = (code: string): string => `https://${code.toLowerCase()}.boreal.example/`;

/** Each country in its own language. */
export default function Countries({ className }: { className?: string | undefined }): ReactNode {
  return (
    <ul className={className}>
      {regionalSites.map(({ code, name }) => (
        <li key={code}>
          <a href={siteOf(code)} rel="external">
            {code} <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
