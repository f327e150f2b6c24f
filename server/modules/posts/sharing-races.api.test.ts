import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { type Member, member, members } from '#test/community.ts'
import { erasePosts } from './posts.ts'

let app: TestApp
let crowd: Member[]
beforeAll(async () => {
  app = await startApp({ databaseMs: 3 })
  crowd = await members(app, 28)
})
afterAll(() => app.stop())

/** Three of the crowd leave while the others act. */
const leave = () => crowd.slice(25).map(({ userId }) => app.database.transaction((tx) => erasePosts(tx, userId)))

it('fifty members who vote, change and withdraw in parallel, and three who are erased, leave a poll with the right counts', async () => {
  const ada = await member(app)
  const { id } = await app.call('POST /post/create', { text: 'Which?', poll: { options: ['a', 'b', 'c'], isMultiple: true, days: 1 } }, ada)
  const vote = (by: Member, choices: number[]) => app.call('PUT /post/:id/vote', { id, choices }, by)
  await Promise.all(crowd.slice(25).map((one) => vote(one, [0, 1])))
  const votes = crowd.slice(0, 25).flatMap((one, at) => [vote(one, [at % 3]), vote(one, at % 5 === 0 ? [] : [0, 2])])
  await Promise.all([...votes, ...leave()])
  const own = await Promise.all(crowd.map(async (one) => (await app.call('GET /post/:id', { id }, one)).poll!.choices))
  const { poll } = await app.call('GET /post/:id', { id }, ada)
  expect(poll!.options.map((one) => one.votes)).toEqual([0, 1, 2].map((place) => own.filter((choices) => choices.includes(place)).length))
  expect(poll!.voters).toBe(own.filter((choices) => choices.length > 0).length)
  expect(own.slice(25)).toEqual([[], [], []])
})

it('fifty members who repost and undo it in parallel, and three who are erased, leave a post with the right count', async () => {
  const ada = await member(app)
  const { id } = await app.call('POST /post/create', { text: 'For all.' }, ada)
  const repost = (by: Member) => app.call('PUT /post/:id/repost', { id }, by)
  const undo = (by: Member) => app.call('DELETE /post/:id/repost', { id }, by)
  await Promise.all(crowd.slice(25).map(repost))
  const acts = crowd.slice(0, 25).flatMap((one, at) => [repost(one), at % 2 ? undo(one) : repost(one)])
  await Promise.all([...acts, ...leave()])
  const still = await Promise.all(crowd.map(async (one) => (await app.call('GET /post/:id', { id }, one)).isReposted))
  expect((await app.call('GET /post/:id', { id })).reposts).toBe(still.filter(Boolean).length)
  const { items } = await app.call('GET /notifications', {}, ada)
  expect(items.filter(({ kind }) => kind === 'repost')).toHaveLength(1)
})

it('votes and reposts removed together are counted once per post', async () => {
  const [ada, ...others] = crowd as [Member, ...Member[]]
  const poll = { options: ['a', 'b', 'c'], isMultiple: true, days: 1 }
  const posts = await Promise.all(['One?', 'Two?'].map((text) => app.call('POST /post/create', { text, poll }, ada)))
  const ids = posts.map(({ id }) => id)
  for (const id of ids)
    await Promise.all(
      others
        .slice(0, 12)
        .flatMap((by, at) => [
          app.call('PUT /post/:id/vote', { id, choices: at % 2 === 0 ? [0, 2] : [1] }, by),
          app.call('PUT /post/:id/repost', { id }, by),
        ]),
    )
  const gone = others.slice(0, 9).map(({ userId }) => userId)
  const written = await app.database.transaction(async (tx) => {
    const updates = async () => {
      const text = `select n_tup_upd::int as times from pg_stat_xact_user_tables where relname in ('polls', 'posts') order by relname`
      return (await tx.query({ text, values: [] })).rows.map((row) => (row as { times: number }).times)
    }
    // PostgreSQL counts updates per connection, including earlier ones.
    const before = await updates()
    for (const table of ['poll_votes', 'reposts'])
      await tx.query({ text: `delete from ${table} where user_id = any($1) and post_id = any($2)`, values: [gone, ids] })
    return (await updates()).map((times, at) => times - before[at]!)
  })
  expect(written).toEqual([2, 2])
  for (const id of ids)
    expect(await app.call('GET /post/:id', { id }, ada)).toMatchObject({
      reposts: 3,
      poll: { voters: 3, options: [{ votes: 1 }, { votes: 2 }, { votes: 1 }] },
    })
})
