import type { FragmentInstance } from 'react';

export interface Region {
  remote: string;
  expose: string;
  content: FragmentInstance;
}
