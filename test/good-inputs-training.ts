import type { TestApp } from './app.ts'
import { newKey } from './builders.ts'
import { member } from './community.ts'
import { upload } from './pictures.ts'

/** Good inputs for the calls of the training log, about existing things of the caller's. */
export async function trainingInputs(app: TestApp, caller: { token: string }): Promise<Record<string, Record<string, unknown>>> {
  const own = await app.call('POST /own-exercises', { name: 'Zercher carry' }, caller)
  const unused = await app.call('POST /own-exercises', { name: 'Yoke' }, caller)
  const sets = [{ weight: 100, reps: 5, seconds: 60, distance: 20, rpe: 8.5, isWarmUp: false }]
  const exercises = [
    { exercise: 'back-squat', superset: 0, note: 'Belt.', sets },
    { exercise: 'plank', superset: 0, note: '', sets },
  ]
  const workout = { title: 'Lower body', note: 'Slept badly.', startedAt: '2026-02-03T18:30', duration: 3600, exercises }
  const log = () => app.call('POST /workouts', workout, { token: caller.token, idempotencyKey: newKey() })
  const [first, second] = [await log(), await log()]
  const routine = {
    name: 'Lower body A',
    note: 'Tuesdays.',
    exercises: ['plank', own.id].map((exercise) => ({ exercise, superset: 0, targetSets: 3, targetReps: 5 })),
  }
  const addRoutine = () => app.call('POST /routines', routine, caller)
  const [kept, gone] = [await addRoutine(), await addRoutine()]
  const owner = await member(app)
  const theirs = await app.call(
    'POST /routines',
    { name: 'Pulls', exercises: [{ exercise: 'deadlift', targetSets: 3, targetReps: 5 }] },
    owner,
  )
  const { shareToken: token } = await app.call('PUT /routines/:id/sharing', { id: theirs.id, sharing: 'profile' }, owner)
  await app.call('PUT /measurements/:kind/:day', { kind: 'waist', day: '2026-02-28', value: 74 }, caller)
  const photo = async () => ({ mediaUrl: (await upload(app, caller.token, 'progress')).url, day: '2026-02-28', pose: 'side' as const })
  const taken = await app.call('POST /progress-photos', await photo(), caller)
  const page = { limit: '5', cursor: 'x' }
  return {
    'POST /workouts': workout,
    'GET /workouts': page,
    'GET /workouts/:id': { id: first.id },
    'PUT /workouts/:id': { id: first.id, version: first.version, ...workout },
    'DELETE /workouts/:id': { id: second.id },
    'GET /exercises': {},
    'GET /own-exercises': {},
    'POST /own-exercises': { name: 'Sandbag hold', muscle: 'back', equipment: 'other', tracks: 'time' },
    'PATCH /own-exercises/:id': { id: own.id, name: 'Zercher walk', muscle: 'back', equipment: 'barbell' },
    'DELETE /own-exercises/:id': { id: unused.id },
    'GET /exercises/:exercise/progress': { exercise: 'back-squat' },
    'GET /exercises/:exercise/sessions': { exercise: 'back-squat', ...page },
    'GET /previous-sets': { exercise: ['back-squat', 'plank'] },
    'GET /workout-files': {},
    'POST /workout-files': { preview: 'true', unit: 'lb' },
    'GET /training-week': { day: '2026-02-03' },
    'GET /routines': {},
    'POST /routines': routine,
    'GET /routines/:id': { id: kept.id },
    'PUT /routines/:id': { id: kept.id, version: 1, ...routine },
    'DELETE /routines/:id': { id: gone.id },
    'GET /measurements/:kind': { kind: 'waist' },
    'PUT /measurements/:kind/:day': { kind: 'weight', day: '2026-03-01', value: 68.4 },
    'DELETE /measurements/:kind/:day': { kind: 'waist', day: '2026-02-28' },
    'GET /progress-photos': {},
    'POST /progress-photos': await photo(),
    'DELETE /progress-photos/:id': { id: taken.id },
    'PUT /routines/:id/sharing': { id: kept.id, sharing: 'link' },
    'GET /shared-routines/:token': { token },
    'POST /shared-routines/:token/copies': { token },
    'POST /shared-routines/:token/report': { token, reason: 'spam', note: 'An ad.' },
    'GET /people/:handle/routines': { handle: owner.handle },
  }
}
