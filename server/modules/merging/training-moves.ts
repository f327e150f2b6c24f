import { type Move, reassignRows, customMove } from './move.ts'

const twice = `
  twice as (
    select g.id::text as one, s.id::text as other from own_exercises g join own_exercises s on s.user_id = :stay and s.folded = g.folded
    where g.user_id = :gone)`

/** The training log. Own exercises with the same name in both accounts become one. */
export const trainingMoves: readonly Move[] = [
  customMove(
    'workoutExercises',
    [],
    `with ${twice} update workout_exercises e set exercise = t.other from twice t where e.user_id = :gone and e.exercise = t.one`,
  ),
  customMove(
    'routineExercises',
    [],
    `
  with ${twice}
  update routine_exercises e set exercise = t.other from twice t, routines r where r.user_id = :gone and e.routine_id = r.id
    and e.exercise = t.one`,
  ),
  customMove(
    'own_exercises',
    ['own_exercises.user_id'],
    `
  with both_have as (
    delete from own_exercises g where g.user_id = :gone
      and exists (select from own_exercises s where s.user_id = :stay and s.folded = g.folded) returning g.id)
  update own_exercises g set user_id = :stay where g.user_id = :gone
    and not exists (select from own_exercises s where s.user_id = :stay and s.folded = g.folded)`,
  ),
  reassignRows('workouts.user_id'),
  reassignRows('workout_exercises.user_id'),
  reassignRows('routines.user_id'),
  reassignRows('progress_photos.user_id'),
  // If both have a measurement of the same day, the account that stays keeps its own.
  customMove(
    'body_measurements',
    ['body_measurements.user_id'],
    `
  with both_have as (
    delete from body_measurements g where g.user_id = :gone
      and exists (select from body_measurements s where s.user_id = :stay and s.kind = g.kind and s.day = g.day))
  update body_measurements g set user_id = :stay where g.user_id = :gone
    and not exists (select from body_measurements s where s.user_id = :stay and s.kind = g.kind and s.day = g.day)`,
  ),
]
