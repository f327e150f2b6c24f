/**
 * Apart from `limits`, which every page loads. `tier`: kilograms, days or repetitions; `ahead`: days until the first; `lateDays`: after the last, for what wasn't logged yet; `openMax`: of one club, that aren't over;
 * `shown`: of a ranking beside one's own; `placeMax`: as far as places are counted; `reason`: why a workout is left out; `workoutsShown`: of a participant, those that add the most.
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
  reason: 300,
  workoutsShown: 100,
} as const
