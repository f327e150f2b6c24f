/**
 * `title`, `note`: characters, in a workout, a routine or one of its exercises. `perDay`: workouts per day; `workoutsMax`,
 * `ownExercisesMax`, `routinesMax`: per member. `sets`: per workout. `kilograms`, `metres`, `seconds`: per set. `setVolume`,
 * `workoutVolume`: weight × repetitions in kilograms, beyond what anyone lifts.
 */
export const training = {
  title: 60,
  note: 500,
  exerciseName: 60,
  perDay: 10,
  workoutsMax: 10_000,
  exercises: 30,
  sets: 100,
  kilograms: 1000,
  setVolume: 20_000,
  workoutVolume: 100_000,
  reps: 1000,
  seconds: 86_400,
  metres: 500_000,
  ownExercisesMax: 300,
  routinesMax: 50,
  routineSets: 20,
  previousMax: 30,
  chartPoints: 100,
} as const
/** A workout file: its `bytes` and `lines`, `errors` listed in a response, `shown`: workouts in its preview. */
export const workoutFile = { bytes: 3_000_000, lines: 50_000, workouts: 2000, cell: 1000, errors: 20, shown: 50 } as const
