import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { cut, heading, pending, skeleton, statesOf, text } from '../state.ts'

const as = 'customer'
const nowhere = '00000000-0000-4000-8000-000000000000'
/** Opens the last workout that is done. */
const openLast = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Deadlift day/ })
    .first()
    .click()

export const training = [
  ...statesOf('training', [
    { name: 'full', as, path: urls.training(), shows: text('Deadlift day') },
    { name: 'none', as: 'newcomer', path: urls.training(), shows: text('No workouts yet') },
    { name: 'loading', as, path: urls.training(), before: pending('/workouts*'), shows: skeleton },
    { name: 'failed', as, path: urls.training(), before: cut('/workouts*'), shows: heading("We couldn't load your training.") },
  ]),
  ...statesOf('workout-now', [
    { name: 'none', as, path: urls.workoutNow(), shows: text('Add the first exercise to begin.') },
    {
      name: 'under-way',
      as,
      path: urls.training(),
      steps: (page) =>
        page
          .getByRole('button', { name: /^Start / })
          .last()
          .click(),
      shows: heading('Back squat'),
    },
  ]),
  ...statesOf('workout', [
    { name: 'done', as, path: urls.training(), steps: openLast, shows: heading('Deadlift day') },
    { name: 'gone', as, path: urls.workout(nowhere), shows: heading("This workout isn't here") },
  ]),
  ...statesOf('edit-workout', [{ name: 'gone', as, path: urls.editWorkout(nowhere), shows: heading("This workout isn't here") }]),
  ...statesOf('workout-files', [{ name: 'choose', as, path: urls.workoutFiles(), shows: heading('Import') }]),
  ...statesOf('exercises', [{ name: 'all', as, path: urls.exercises(), shows: heading('Legs') }]),
  ...statesOf('exercise', [
    { name: 'full', as, path: urls.exercise('back-squat'), shows: heading('Best sets') },
    { name: 'none', as, path: urls.exercise('burpee'), shows: heading('No sets yet') },
  ]),
  ...statesOf('routine', [
    { name: 'new', as, path: urls.routine('new'), shows: heading('New routine') },
    {
      name: 'wrong',
      as,
      path: urls.routine('new'),
      steps: (page) => page.getByRole('button', { name: 'Save routine' }).click(),
      shows: text('Add at least one exercise.'),
    },
  ]),
]
