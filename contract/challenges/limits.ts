/**
 * Apart from `limits`, which every page loads. `tier`: kilograms, days or repetitions; `ahead`: days until the first; `lateDays`: after the last, for what wasn't logged yet; `openMax`: of one club, that aren't over;
 * `shown`: of a ranking beside one's own; `placeMax`: as far as places are counted.
 */
export const challengeLimits = {
  title: 80,
  description: 2000,
  days: 92,
  ahead: 366,
  tier: 1_000_000,
  lateDays: 2,
  openMax: 10,
  shown: 5,
  placeMax: 10_000,
} as const
