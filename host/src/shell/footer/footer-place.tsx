import { memo, Suspense, type ReactNode } from 'react';
import { Footer } from '#footer';
// Here for the shell's own style sheet: the server draws the footer before its script is loaded.
import '../consent/privacy-choices.module.css';
import './footer.module.css';
import './newsletter.module.css';
import './payment-marks.module.css';

/**
 * The footer, which the server draws whole and a browser brings to life after the first view (package.json, `imports`).
 * Kept from updates: one would make React give up what the server drew.
 */
export const FooterPlace = memo(function FooterPlace(): ReactNode {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
});
