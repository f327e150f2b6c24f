import type { MainLift } from '#contract/lifts.ts'
import type { Equipment, LibraryExercise, Muscle, Tracks } from '../exercise-kinds.ts'

type More = Partial<{ tracks: Tracks; lift: MainLift; aliases: readonly string[] }>
/** Key, English name, Bengali name, equipment, and what differs from weight and repetitions. */
export type LibraryRow = readonly [key: string, en: string, bn: string, equipment: Equipment, more?: More]

/** The exercises of one muscle. */
export const exercisesFor = (muscle: Muscle, rows: readonly LibraryRow[]): LibraryExercise[] =>
  rows.map(([key, en, bn, equipment, { tracks = 'weight' as const, aliases = [], lift } = {}]) => ({
    key,
    en,
    bn,
    muscle,
    equipment,
    tracks,
    aliases,
    ...(lift && { lift }),
  }))
