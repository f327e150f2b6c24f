import type { LiftRecord } from '#contract/records.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import { libraryExercise } from '#contract/training/library.ts'
import type { RecordOffer } from '#contract/training/workouts.ts'
import type { NameOf } from './names.ts'
import { kilos } from './set-rows.ts'
import type { ExerciseRow } from './workout-queries.ts'

/** An offer with its exercise. */
export type FoundOffer = RecordOffer & { exercise: string }

/**
 * The sets of a workout that beat the member's record, the heaviest one of each lift. Main lifts are offered even without a record, other
 * exercises only if a record has their name. The member decides whether an offer becomes a record.
 */
export function recordOffers(exercises: readonly ExerciseRow[], bests: readonly LiftRecord[], nameOf: NameOf): FoundOffer[] {
  const known = new Map(bests.map((best) => [best.lift, best]))
  const heaviest = new Map<string, FoundOffer>()
  for (const { exercise, sets } of exercises) {
    const main = libraryExercise(exercise)?.lift
    const lift = main ?? (libraryExercise(exercise)?.en ?? nameOf(exercise)).toLowerCase()
    const best = known.get(lift)
    if ((best ? best.measure !== 'weight' : !main) || isAssisted(exercise, nameOf(exercise))) continue
    for (const { weight, reps, is_warm_up: isWarmUp } of sets) {
      if (isWarmUp || !weight || !reps) continue
      const offer = { exercise, lift, weight: kilos(weight), reps, best: best?.value ?? null }
      if (offer.weight > Math.max(offer.best ?? 0, heaviest.get(lift)?.weight ?? 0)) heaviest.set(lift, offer)
    }
  }
  return [...heaviest.values()]
}
