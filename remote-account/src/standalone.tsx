// This remote alone with a bare shell, for work on its pages: `pnpm standalone`, with an API on port 4000.
import { runStandalone } from '@shop/testing/standalone';
import '@shop/ui/styles';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import config from '../remote.config.ts';

runStandalone({
  config,
  texts: { en, fr },
  load: (page) => import(/* webpackExclude: /\.test\.tsx$/ */ `./pages/${page.slice(2)}.tsx`),
});
