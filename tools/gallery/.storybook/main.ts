import { asInTheShop } from '@shop/build/components';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { pictureFiles } from '../src/samples/pictures.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: pictureFiles.map((file) => ({
    from: `../../../world/assets/pictures/${file}`,
    to: `/media/pictures/${file}`,
  })),
  // Nothing is told to or asked of anybody.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: asInTheShop,
};

export default config;
