import type { FragmentInstance } from 'react';

/** What a part of a package draws on the page. */
export interface Region {
  remote: string;
  expose: string;
  content: FragmentInstance;
}
