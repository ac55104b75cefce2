import type { ReactNode } from 'react';
import { countryPlaces } from '@shop/contract';

/** Each country in its own language. */
export default function Countries({ className }: { className?: string | undefined }): ReactNode {
  return (
    <ul className={className}>
      {countryPlaces.map(({ code, name, path }) => (
        <li key={code}>
          <a href={path} rel="external">
            {code} <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
