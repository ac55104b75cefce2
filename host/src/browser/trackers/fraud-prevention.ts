import { addTrackerScript } from './tracker-script.ts';

/** What fraud prevention sees a visit by. The API gets the same session id with each order (the header Device-Id). */
interface FraudVisit {
  siteId: string;
  sessionId: string;
}

declare global {
  interface Window {
    /** Where the stand-in says what it was started with. */
    fraudPrevention?: FraudVisit;
  }
}

/** The shop's own, where no vendor is configured: it watches nothing. */
const startStandIn = (visit: FraudVisit): (() => void) => {
  window.fraudPrevention = visit;
  return () => delete window.fraudPrevention;
};

/** Starts the vendor's script, which finds site and session in its element's data; without one the stand-in. */
export const startFraudPrevention = ({
  script,
  ...visit
}: FraudVisit & { script: string | undefined }): (() => void) | null =>
  script ? addTrackerScript(script, { ...visit }) : startStandIn(visit);
