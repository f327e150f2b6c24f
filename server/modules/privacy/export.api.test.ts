import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportLimits } from '#contract/rate-limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn } from '#test/builders.ts'
import { member } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  // Exports that are asked for together overlap.
  app = await startApp({ databaseMs: 5 })
})
afterAll(() => app.stop())

const exported = ({ token }: { token: string }) => app.call('GET /user/export', {}, { token })

describe('the export of an account', () => {
  it('can be made a few times in an hour', async () => {
    const person = await signedIn(app)
    for (let at = 0; at < exportLimits[0].max; at += 1) await exported(person)
    await expect(exported(person)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('runs once at a time', async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)]
    const outcomes = await Promise.allSettled([person, person, person, other].map(exported))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } })
    await exported(person)
  })

  it('has all posts and comments, the newest first, though they are read in parts', async () => {
    const ada = await member(app)
    const count = 450
    await app.database.db.query({
      text: `
        with p as (insert into posts (id, author_id, text, audience, created_at)
          select gen_random_uuid(), $1, 'Post ' || n, 'me', now() from generate_series(1, ${count}) n returning id)
        insert into comments (id, post_id, author_id, text, created_at) select gen_random_uuid(), id, $1, 'Comment', now() from p`,
      values: [ada.userId],
    })
    const { community } = (await exported(ada)) as unknown as { community: Record<'posts' | 'comments', { id: string; text: string }[]> }
    for (const rows of [community.posts, community.comments]) {
      const ids = rows.map(({ id }) => id)
      expect(new Set(ids).size).toBe(count)
      expect(ids).toEqual(ids.toSorted().toReversed())
    }
  })
})
