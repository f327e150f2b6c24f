import type { TestApp } from './app.ts'
import { signedIn } from './builders.ts'

export type Member = Awaited<ReturnType<typeof signedIn>> & { handle: string }

/** A signed-in customer who has joined the community. */
export async function member(app: TestApp, privacy: 'public' | 'followers' | 'private' = 'public'): Promise<Member> {
  const person = await signedIn(app)
  const { handle } = await app.call('GET /profile', {}, person)
  if (privacy !== 'public') await app.call('PATCH /user', { privacy }, person)
  return { ...person, handle }
}

/** Several members. */
export const members = (app: TestApp, count: number): Promise<Member[]> => Promise.all(Array.from({ length: count }, () => member(app)))

/** Suspends a member for a day. */
export const suspend = (app: TestApp, { userId }: { userId: string }) =>
  app.database.db.query({
    text: `update profiles set suspended_until = $2 where user_id = $1`,
    values: [userId, new Date(app.now().getTime() + 86_400_000)],
  })

/** The first member follows the second. */
export const follow = (app: TestApp, { token }: Member, { handle }: Member) => app.call('PUT /people/:handle/follow', { handle }, { token })
