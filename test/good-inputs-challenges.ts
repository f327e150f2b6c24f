import type { TestApp } from './app.ts'
import { newKey, staffIn } from './builders.ts'
import type { Member } from './community.ts'

interface Given {
  caller: { token: string }
  /** Someone else in the club. */
  other: Member
  /** A club of the caller. */
  slug: string
}

/** Good inputs for the calls of challenges, of a club and of the shop. */
export async function challengeInputs(app: TestApp, { caller, other, slug }: Given): Promise<Record<string, Record<string, unknown>>> {
  const page = { limit: '5', cursor: 'x' }
  const ofChallenge = { title: 'Thirty tonnes', goal: 'volume', tiers: { bronze: 10_000, silver: 20_000, gold: 30_000 } } as const
  const days = { firstDay: '2026-03-03', lastDay: '2026-04-01' }
  const challenge = await app.call('POST /clubs/:slug/challenges', { slug, ...ofChallenge, ...days }, caller)
  const manager = await staffIn(app, 'owner')
  const shops = await app.call('POST /admin/challenges', { ...ofChallenge, ...days, description: '', cover: null }, manager)
  const counted = await app.call('POST /clubs/:slug/challenges', { slug, ...ofChallenge, ...days }, caller)
  await app.call('PUT /challenges/:id/participation', { id: counted.id }, other)
  const workoutOf = async () => {
    const exercises = [{ exercise: 'back-squat', sets: [{ weight: 100, reps: 5 }] }]
    const input = { title: 'Squats', startedAt: '2026-03-03T07:00', exercises }
    return (await app.call('POST /workouts', input, { token: other.token, idempotencyKey: newKey() })).id
  }
  const ofCounted = { id: counted.id, workoutId: await workoutOf() }
  return {
    'GET /challenges': { state: 'upcoming', club: slug, mine: 'true', ...page },
    'GET /challenges/:id/participants/:handle/workouts': { id: counted.id, handle: other.handle },
    'PUT /challenges/:id/left-out/:workoutId': { ...ofCounted, reason: 'Looks like a slip.' },
    'DELETE /challenges/:id/left-out/:workoutId': ofCounted,
    'GET /admin/challenges/:id/participants/:handle/workouts': { id: counted.id, handle: other.handle },
    'PUT /admin/challenges/:id/left-out/:workoutId': { ...ofCounted, reason: 'Looks like a slip.' },
    'DELETE /admin/challenges/:id/left-out/:workoutId': ofCounted,
    'GET /challenges/:id': { id: challenge.id },
    'GET /challenges/:id/ranking': { id: challenge.id, ...page },
    'POST /clubs/:slug/challenges': { slug, ...ofChallenge, ...days, exercise: 'back-squat', description: 'Squats count.', cover: null },
    'PATCH /challenges/:id': { id: challenge.id, title: 'Forty tonnes', exercise: 'deadlift' },
    'DELETE /challenges/:id': { id: challenge.id },
    'PUT /challenges/:id/participation': { id: challenge.id },
    'DELETE /challenges/:id/participation': { id: challenge.id },
    'GET /admin/challenges': { state: 'upcoming', ...page },
    'GET /admin/challenges/:id': { id: shops.id },
    'POST /admin/challenges': { ...ofChallenge, ...days, exercise: 'back-squat', description: 'For everyone.', cover: null },
    'PATCH /admin/challenges/:id': { id: shops.id, title: 'Fifty tonnes' },
    'POST /admin/challenges/:id/cancel': { id: shops.id },
    'GET /admin/challenges/:id/participants': { id: shops.id, ...page },
  }
}
