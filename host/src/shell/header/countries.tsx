import type { ReactNode } from 'react';
import { countryPlaces } from '@shop/contract';
import { useServed } from '../served-pages.tsx';

/** Each country in its own language. */
export default function Countries({ className }: { className?: string | undefined }): ReactNode {
  const { page } = useServed();
  const served = countryPlaces.filter(({ path }) => page(path));
  return (
    <ul className={className}>
      {served.map(({ code, name, path }) => (
        <li key={code}>
          <a href={path} rel="external">
            {code} <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
