import type { Page } from 'playwright-core'
import { sharedRoutineUrl, trainingUrls } from '#contract/training-urls.ts'
import { urls } from '#contract/urls.ts'
import { networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

const as = 'customer'
const nowhere = '00000000-0000-4000-8000-000000000000'
/** Opens the last finished workout. */
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
    { name: 'loading', as, path: urls.training(), before: noResponse('/workouts*'), shows: skeleton },
    { name: 'failed', as, path: urls.training(), before: networkError('/workouts*'), shows: heading("We couldn't load your training.") },
  ]),
  ...statesOf('training', [
    { name: 'now-none', as, path: trainingUrls.now(), shows: text('Add the first exercise to begin.') },
    {
      name: 'now',
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
  ...statesOf('training', [
    { name: 'workout', as, path: urls.training(), steps: openLast, shows: heading('Deadlift day') },
    { name: 'workout-gone', as, path: trainingUrls.workout(nowhere), shows: heading('Workout not found') },
  ]),
  ...statesOf('training', [{ name: 'edit-gone', as, path: trainingUrls.editWorkout(nowhere), shows: heading('Workout not found') }]),
  ...statesOf('training', [{ name: 'measurements', as, path: trainingUrls.measurements(), shows: heading('Body weight') }]),
  ...statesOf('training', [{ name: 'photos-none', as, path: trainingUrls.photos(), shows: heading('No photos yet') }]),
  ...statesOf('training', [
    { name: 'shared', path: sharedRoutineUrl('three-lifts-of-dana'), shows: heading('Three lifts, one hour') },
    { name: 'ended', path: sharedRoutineUrl('x'), shows: heading("This routine isn't shared") },
  ]),
  ...statesOf('training', [{ name: 'files', as, path: trainingUrls.files(), shows: heading('Import') }]),
  ...statesOf('training', [{ name: 'exercises', as, path: trainingUrls.exercises(), shows: heading('Legs') }]),
  ...statesOf('training', [
    { name: 'exercise', as, path: trainingUrls.exercise('back-squat'), shows: heading('Best sets') },
    { name: 'exercise-none', as, path: trainingUrls.exercise('burpee'), shows: heading('No sets yet') },
  ]),
  ...statesOf('training', [
    { name: 'routine-new', as, path: trainingUrls.routine('new'), shows: heading('New routine') },
    {
      name: 'routine-wrong',
      as,
      path: trainingUrls.routine('new'),
      steps: (page) => page.getByRole('button', { name: 'Save routine' }).click(),
      shows: text('Add at least one exercise.'),
    },
  ]),
]
