/**
 * Separate from `limits`, which every page loads. `tier`: kilograms, days or repetitions; `ahead`: days until the first day; `lateDays`:
 * days after the last one for late logging; `openMax`: unfinished challenges per club; `shown`: ranks around one's own; `placeMax`: the
 * last counted place; `reason`: length of the reason why a workout is left out; `workoutsShown`: workouts per participant, those that add
 * the most.
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
