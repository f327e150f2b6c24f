/** Two hundred workouts of five exercises for each of the given number of signed-in members: 300,000 sets for 100 members. */
export const insertWorkouts = `
  insert into workouts (id, user_id, title, performed_on, started_minute, seconds, sets, reps, volume, created_at)
  select gen_random_uuid(), u.user_id, 'Lower body', current_date - n * 2, 1080, 3600, 15, 75, 6000000, now()
  from (select distinct s.user_id from sessions s join profiles p on p.user_id = s.user_id order by s.user_id limit $1) u, generate_series(0, 199) n`

const exercises = `(values (0, 'back-squat'), (1, 'bench-press'), (2, 'deadlift'), (3, 'pull-up'), (4, 'plank')) as e (position, exercise)`
export const insertWorkoutExercises = `
  insert into workout_exercises (workout_id, position, user_id, exercise, performed_on, sets, heaviest, most_reps, one_rep_max)
  select w.id, e.position, w.user_id, e.exercise, w.performed_on, 3, 80000, 5, 93333 from workouts w, ${exercises}`
export const insertWorkoutSets = `
  insert into workout_sets (workout_id, exercise_position, position, weight, reps)
  select workout_id, e.position, k, 80000, 5 from workout_exercises e, generate_series(0, 2) k`
