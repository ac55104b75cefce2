import type { ReactNode } from 'react';
import { brand } from '@shop/contract';

export function Footer(): ReactNode {
  return <footer>{brand.name}</footer>;
}
