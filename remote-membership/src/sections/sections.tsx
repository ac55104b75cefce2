import type { ComponentType } from 'react';
import * as all from './index.ts';

const sections = Object.entries<ComponentType>(all);

/** What features show of themselves on the pages of the membership. */
export const FeatureSections = () => sections.map(([name, FeatureSection]) => <FeatureSection key={name} />);
