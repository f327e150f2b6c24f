import type { Challenge } from '#contract/challenges/challenges.ts'
import { dayMs } from '#contract/time.ts'
import { addTraining, type Training } from '#server/modules/training-days/training-days.ts'
import type { TestApp } from './app.ts'
import { staffIn } from './builders.ts'
import type { Member } from './community.ts'

/** The day that many days after the test clock's today. */
export const dayOf = (app: TestApp, days: number): string => new Date(app.now().getTime() + days * dayMs).toISOString().slice(0, 10)

/** A challenge by volume, ten days long, starting today. */
export const challengeFields = (app: TestApp) => ({
  title: 'Thirty tonnes',
  goal: 'volume' as const,
  tiers: { bronze: 2000, silver: 3000, gold: 10_000 },
  firstDay: dayOf(app, 0),
  lastDay: dayOf(app, 9),
})

/** What one workout adds to its day. */
export const challengeWorkout: Training = { workouts: 1, sets: 3, reps: 15, volume: 1_000_000 }

/** Actions of members and staff on challenges, each a call as a client would send it. */
export function challengesIn(app: TestApp) {
  let founded = 0
  const fields = (over: object) => ({ ...challengeFields(app), ...over })
  const found = (by: Member, input: object = {}) =>
    app.call('POST /clubs', { name: `Tonne Club ${(founded += 1)}`, acceptDisclaimer: true, ...input }, by)
  return {
    found,
    /** Adds a day of training that counts, without its workout. */
    train: (by: Member, day: string, change = challengeWorkout) =>
      app.database.transaction((tx) => addTraining(tx, by.userId, [{ day, ...change }])),
    enter: ({ slug }: { slug: string }, by: Member) => app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, by),
    /** Creates a challenge of a new club. */
    create: async (by: Member, over: object = {}): Promise<Challenge> => {
      const { slug } = await found(by)
      return app.call('POST /clubs/:slug/challenges', { slug, ...fields(over) }, by)
    },
    /** Creates a challenge of the shop, which everyone may join. */
    ofShop: async (over: object = {}): Promise<Challenge> =>
      app.call('POST /admin/challenges', { description: '', cover: null, ...fields(over) }, await staffIn(app, 'owner')),
    join: ({ id }: Challenge, by: Member) => app.call('PUT /challenges/:id/participation', { id }, by),
    leave: ({ id }: Challenge, by: Member) => app.call('DELETE /challenges/:id/participation', { id }, by),
    read: ({ id }: Challenge, by?: Member) => app.call('GET /challenges/:id', { id }, by ?? {}),
    rankingOf: async ({ id }: Challenge, by?: Member) =>
      (await app.call('GET /challenges/:id/ranking', { id, limit: 100 }, by ?? {})).items,
  }
}

export type Challenges = ReturnType<typeof challengesIn>
