import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** How the list of a feature looks. */
export interface FeatureView {
  /** That of its `FeatureResource`. */
  readonly name: string;
  readonly icon: typeof SvgIcon;
  readonly List: ComponentType;
}
