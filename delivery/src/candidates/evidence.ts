/** Views of one build, and how many of them failed. */
export interface Tally {
  views: number;
  failed: number;
}

/** Counted while a candidate stands beside the live build, for visitors who may get either. */
export interface Arms {
  candidate: Tally;
  live: Tally;
}

export const noArms = (): Arms => ({ candidate: { views: 0, failed: 0 }, live: { views: 0, failed: 0 } });

const sum = (a: Tally, b: Tally): Tally => ({ views: a.views + b.views, failed: a.failed + b.failed });

export const together = (a: Arms, b: Arms): Arms => ({
  candidate: sum(a.candidate, b.candidate),
  live: sum(a.live, b.live),
});

/** Logarithm of the gamma function for z > 0: Stirling's series, above ten, where it is exact to 1e-9. */
const logGamma = (z: number): number => {
  let below = 0;
  let x = z;
  for (; x < 10; x += 1) below += Math.log(x);
  const inverse = 1 / (x * x);
  const series = (1 / 12 - inverse * (1 / 360 - inverse / 1_260)) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - below;
};

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const times = (count: number, log: number): number => (count === 0 ? 0 : count * log);

/** Log-likelihood of these counts where each view fails with this probability. */
const likelihood = ({ views, failed }: Tally, rate: number): number =>
  times(failed, Math.log(rate)) + times(views - failed, Math.log1p(-rate));

/** Log-likelihood of these counts where nothing is known of the rate but a Beta distribution. */
const mixed = ({ views, failed }: Tally, a: number, b: number): number =>
  logBeta(a + failed, b + views - failed) - logBeta(a, b);

const logSum = (a: number, b: number): number => {
  const most = Math.max(a, b);
  return most + Math.log(Math.exp(a - most) + Math.exp(b - most));
};

const rateOf = ({ views, failed }: Tally): number => (views === 0 ? 0 : failed / views);

/** Prior of a build that is at fault: mostly it fails for some, in three of ten that it fails for most. */
const ofFaulty = (tally: Tally): number =>
  logSum(Math.log(0.7) + mixed(tally, 1, 9), Math.log(0.3) + mixed(tally, 2, 1));

/** Prior of a live build: it fails seldom. */
const ofLive = (tally: Tally): number => mixed(tally, 0.5, 50);

/** The largest value of a function that rises and then falls between `from` and `to` (golden section). */
const largest = (of: (x: number) => number, from: number, to: number): number => {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
  let [atLeft, atRight] = [of(left), of(right)];
  for (let step = 0; step < 60; step += 1) {
    if (atLeft > atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - ratio * (high - low);
      atLeft = of(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + ratio * (high - low);
      atRight = of(right);
    }
  }
  return Math.max(atLeft, atRight);
};

/** Evidence (logarithm of an e-value) that more than this share of a build's views fail. */
export const evidenceAbove = (tally: Tally, bound: number): number =>
  ofFaulty(tally) - likelihood(tally, Math.min(rateOf(tally), bound));

/** Evidence (logarithm of an e-value) that the candidate fails more than `factor` times as often as the live build. */
export const evidenceWorse = ({ candidate, live }: Arms, factor: number): number => {
  const found = ofFaulty(candidate) + ofLive(live);
  const isAllowed = live.views === 0 || rateOf(candidate) <= factor * rateOf(live);
  if (isAllowed) return found - likelihood(candidate, rateOf(candidate)) - likelihood(live, rateOf(live));
  // The best explanation by a candidate that is within the bound lies on it.
  const within = (rate: number): number => likelihood(candidate, factor * rate) + likelihood(live, rate);
  return found - largest(within, 0, 1 / factor);
};
