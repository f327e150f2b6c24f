import { scheduleLimits } from '#contract/schedule-limits.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { publishDue } from './publish-due.ts'
import { type Member, follow, member, members, suspend } from '#test/community.ts'
import { upload } from '#test/pictures.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Publishes the posts that are due, as the job in any process does. */
const publish = () => {
  const shopOrigin = { origin: app.config.origin, locales: app.config.locales }
  const community = { engine: app.search.engine, catalogue: app.catalogue, shopOrigin, articles: () => [] }
  return publishDue(app.database, community, { config: app.config, signingSecret: 'secret', now: app.now() })
}
const inMs = (ms: number): string => new Date(app.now().getTime() + ms).toISOString()
type Input = ApiInput<'POST /scheduled-posts'>
const schedule = (by: Member, over: Partial<Input> = {}, idempotencyKey?: string) =>
  app.call(
    'POST /scheduled-posts',
    { text: 'Leg day.', publishAt: inMs(hour), ...over },
    { token: by.token, ...(idempotencyKey && { idempotencyKey }) },
  )
const scheduled = async ({ token }: Member) => (await app.call('GET /scheduled-posts', {}, { token })).items
const posts = async (of: Member, viewer = of) =>
  (await app.call('GET /people/:handle/posts', { handle: of.handle, limit: 50 }, { token: viewer.token })).items
const kindsOf = async ({ token }: Member) => (await app.call('GET /notifications', { limit: 20 }, { token })).items.map(({ kind }) => kind)
/** Lets time pass, and publishes what is due. */
const pass = async (ms: number) => {
  app.pass(ms)
  await app.jobs.runDue()
}

describe('a scheduled post', () => {
  let ada: Member
  beforeEach(async () => {
    ada = await member(app)
  })

  it('is invisible and sends no notifications until its time, which becomes its publication time', async () => {
    const bo = await member(app)
    await follow(app, bo, ada)
    const publishAt = inMs(hour)
    const { id } = await schedule(ada, { text: `Leg day with @${bo.handle} #legs`, publishAt })
    await pass(hour - minute)
    expect(await posts(ada)).toEqual([])
    expect(await kindsOf(bo)).not.toContain('mention')
    await expect(app.call('DELETE /scheduled-posts/:id', { id }, { token: bo.token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await pass(minute + 30_000)
    const [post] = await posts(ada, bo)
    expect(post).toMatchObject({ mentions: [bo.handle] })
    const late = new Date(post!.createdAt).getTime() - new Date(publishAt).getTime()
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(minute)
    expect(await kindsOf(bo)).toContain('mention')
    expect((await app.call('GET /post/newsfeed', { limit: 20 }, { token: bo.token })).items.map((one) => one.id)).toContain(post!.id)
    expect(await scheduled(ada)).toEqual([])
  })

  it('keeps its pictures, record, poll and products while it waits, longer than unused uploads', async () => {
    const { url } = await upload(app, ada.token, 'post')
    const record = { lift: 'squat', measure: 'weight', value: 150, performedOn: app.now().toISOString().slice(0, 10) } as const
    const poll = { options: ['Front', 'Back'], days: 2 }
    const made = await schedule(ada, { media: [{ url, alt: 'A bar' }], record, poll, publishAt: inMs(3 * day) })
    expect(made).toMatchObject({ problem: null, media: [{ url, alt: 'A bar' }], poll: { options: ['Front', 'Back'] } })
    await expect(app.call('POST /post/create', { text: 'Twice', media: [{ url, alt: '' }] }, { token: ada.token })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await pass(3 * day + minute)
    const [post] = await posts(ada)
    expect(post).toMatchObject({ media: [{ url, alt: 'A bar' }], record: { lift: 'squat', value: 150 }, poll: { voters: 0 } })
    expect(new Date(post!.poll!.endsAt).getTime()).toBe(new Date(post!.createdAt).getTime() + 2 * day)
  })

  it('is published once by 50 workers in parallel', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, at) => schedule(ada, { text: `Part ${at}` })))
    app.pass(hour + minute)
    await Promise.all(Array.from({ length: 50 }, publish))
    expect((await posts(ada)).map(({ text }) => text).toSorted()).toEqual(['Part 0', 'Part 1', 'Part 2', 'Part 3', 'Part 4'])
    expect(await scheduled(ada)).toEqual([])
  })

  it('is created once per idempotency key', async () => {
    const key = randomUUID()
    const publishAt = inMs(hour)
    const made = await Promise.all(Array.from({ length: 20 }, () => schedule(ada, { publishAt }, key)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await scheduled(ada)).toHaveLength(1)
  })

  it('is changed, rescheduled, published early and deleted by its author', async () => {
    const { id } = await schedule(ada)
    const publishAt = inMs(2 * hour)
    const changed = await app.call(
      'PATCH /scheduled-posts/:id',
      { id, text: 'Arm day.', audience: 'followers', publishAt },
      { token: ada.token },
    )
    expect(changed).toMatchObject({ text: 'Arm day.', audience: 'followers', publishAt })
    await pass(hour + minute)
    expect(await posts(ada)).toEqual([])
    const post = await app.call('POST /scheduled-posts/:id/publish', { id }, { token: ada.token })
    expect(post).toMatchObject({ text: 'Arm day.', audience: 'followers' })
    expect((await posts(ada)).map((one) => one.id)).toEqual([post.id])
    for (const route of ['POST /scheduled-posts/:id/publish', 'DELETE /scheduled-posts/:id'] as const)
      await expect(app.call(route, { id }, { token: ada.token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const other = await schedule(ada)
    await app.call('DELETE /scheduled-posts/:id', { id: other.id }, { token: ada.token })
    await pass(2 * hour)
    expect(await posts(ada)).toHaveLength(1)
  })

  it('takes other pictures, another poll and another club under the rules of a new post, until it is published', async () => {
    const [first, second] = [await upload(app, ada.token, 'post'), await upload(app, ada.token, 'post')]
    const { id: clubId, slug } = await app.call('POST /clubs', { name: 'Loft Gym', acceptDisclaimer: true }, { token: ada.token })
    const poll = { options: ['Front', 'Back'], days: 2 }
    const { id } = await schedule(ada, { media: [{ url: first.url, alt: 'One' }], poll })
    const change = (over: Omit<ApiInput<'PATCH /scheduled-posts/:id'>, 'id'>) =>
      app.call('PATCH /scheduled-posts/:id', { id, ...over }, { token: ada.token })
    const media = [{ url: second.url, alt: 'Two' }]
    const changed = await change({ media, poll: { options: ['Low bar', 'High bar'], days: 3 }, clubId, audience: 'club' })
    expect(changed).toMatchObject({ media, poll: { options: ['Low bar', 'High bar'] }, club: { slug }, audience: 'club' })
    // The collector deletes what the post no longer shows at its next run.
    const { rows } = await app.database.db.query({
      text: `select '/media/' || id || '.webp' as url from uploads where owner_id = $1 and used_by is null and delete_at <= $2`,
      values: [ada.userId, app.now()],
    })
    expect(rows).toEqual([{ url: first.url }])
    const bo = await member(app)
    const { url: foreign } = await upload(app, bo.token, 'post')
    const { id: foreignClub } = await app.call('POST /clubs', { name: 'Shed Gym', acceptDisclaimer: true }, { token: bo.token })
    await expect(change({ media: [{ url: foreign, alt: '' }] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(change({ clubId: foreignClub })).rejects.toMatchObject({ code: 'ONLY_MEMBERS_OF_THE_CLUB_MAY' })
    await expect(change({ clubId: null })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(change({ text: '', media: [], poll: null })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await scheduled(ada)).toMatchObject([{ text: 'Leg day.', media, club: { slug } }])
    await change({ poll: null, clubId: null, audience: 'public' })
    await pass(hour)
    expect(await posts(ada)).toMatchObject([{ text: 'Leg day.', media, poll: null, club: null }])
    await expect(change({ media: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('has the pictures of one change or another when it is published meanwhile, never those of two', async () => {
    const uploads = await Promise.all(Array.from({ length: 10 }, () => upload(app, ada.token, 'post')))
    const { id } = await schedule(ada)
    app.pass(hour + minute)
    const change = (at: number) =>
      app.call(
        'PATCH /scheduled-posts/:id',
        { id, text: `Version ${at}`, media: [{ url: uploads[at % 10]!.url, alt: `${at}` }] },
        { token: ada.token },
      )
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => (at % 5 === 4 ? publish() : change(at))))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : []))
    expect(refused.filter((code) => code !== 'NOT_FOUND')).toEqual([])
    await publish()
    const published = await posts(ada)
    expect(published).toHaveLength(1)
    const [post] = published
    const version = /^Version (\d+)$/.exec(post!.text)?.[1]
    expect(post!.media.map(({ alt }) => alt)).toEqual(version === undefined ? [] : [version])
    const used = await app.database.db.query({ text: 'select id from uploads where used_by = $1', values: [`post:${post!.id}`] })
    expect(used.rows).toHaveLength(post!.media.length)
  })

  it('is changed by one of 50 that read the same version; calls that send none are not compared', async () => {
    const made = await schedule(ada, { poll: { options: ['Front', 'Back'], days: 2 } })
    const change = (over: Omit<ApiInput<'PATCH /scheduled-posts/:id'>, 'id'>) =>
      app.call('PATCH /scheduled-posts/:id', { id: made.id, ...over }, { token: ada.token })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => change({ version: made.version, text: `Text ${at}`, poll: null })),
    )
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'saved'))
    expect(codes.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'SCHEDULED_POST_WAS_CHANGED'), 'saved'])
    const [stored] = await scheduled(ada)
    expect(stored).toMatchObject({ version: made.version + 1, text: `Text ${codes.indexOf('saved')}` })
    expect(await change({ text: 'From a page of the release before' })).toMatchObject({ version: made.version + 2 })
  })

  it('is published either manually or by its job, never by both', async () => {
    const { id } = await schedule(ada)
    app.pass(hour + minute)
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? publish() : app.call('POST /scheduled-posts/:id/publish', { id }, { token: ada.token }),
      ),
    )
    expect(await posts(ada)).toHaveLength(1)
  })

  it('becomes a draft with the reason if its author may no longer publish it, and can be scheduled again', async () => {
    const { id } = await schedule(ada)
    await suspend(app, ada)
    await pass(hour + minute)
    expect(await posts(ada)).toEqual([])
    expect(await scheduled(ada)).toMatchObject([{ id, publishAt: null, problem: 'ACCOUNT_IS_SUSPENDED' }])
    expect(await kindsOf(ada)).toContain('scheduled-post')
    await expect(app.call('POST /scheduled-posts/:id/publish', { id }, { token: ada.token })).rejects.toMatchObject({
      code: 'ACCOUNT_IS_SUSPENDED',
    })
    await pass(day)
    const again = await app.call('PATCH /scheduled-posts/:id', { id, publishAt: inMs(hour) }, { token: ada.token })
    expect(again).toMatchObject({ problem: null })
    await pass(hour + minute)
    expect(await posts(ada)).toHaveLength(1)
  })

  it('is not published in a club that its author has left, and quotes nobody who has blocked them', async () => {
    const bo = await member(app)
    const { id: clubId, slug } = await app.call('POST /clubs', { name: 'Cellar Bar', acceptDisclaimer: true }, { token: bo.token })
    await app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, { token: ada.token })
    const quoted = await app.call('POST /post/create', { text: 'Quote me.' }, { token: bo.token })
    await schedule(ada, { text: 'In the club', clubId, audience: 'club' })
    await schedule(ada, { text: 'Look', quotedId: quoted.id })
    await app.call('DELETE /clubs/:slug/membership', { slug }, { token: ada.token })
    await app.call('PUT /people/:handle/block', { handle: ada.handle }, { token: bo.token })
    await pass(hour + minute)
    expect(await posts(ada)).toEqual([])
    expect(new Set((await scheduled(ada)).map(({ problem }) => problem))).toEqual(new Set(['NOT_FOUND', 'ONLY_MEMBERS_OF_THE_CLUB_MAY']))
  })

  it('is published without its club if that was deleted, once it has another audience', async () => {
    const { id: clubId } = await app.call('POST /clubs', { name: 'Attic Gym', acceptDisclaimer: true }, { token: ada.token })
    const { id } = await schedule(ada, { clubId, audience: 'club' })
    await app.database.db.query({ text: 'delete from clubs where id = $1', values: [clubId] })
    expect(await scheduled(ada)).toMatchObject([{ club: null, audience: 'club' }])
    const change = (over: object) => app.call('PATCH /scheduled-posts/:id', { id, ...over }, { token: ada.token })
    await expect(change({ text: 'Arm day.' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await change({ audience: 'public' })).toMatchObject({ club: null, audience: 'public' })
    await pass(hour + minute)
    expect(await posts(ada)).toMatchObject([{ text: 'Leg day.', club: null, audience: 'public' }])
  })

  it.each([
    ['in the past', () => inMs(-minute)],
    ['too far ahead', () => inMs((scheduleLimits.daysAhead + 1) * day)],
    ['no time', () => 'tomorrow'],
  ])('has a time: %s is refused', async (_, publishAt) => {
    await expect(schedule(ada, { publishAt: publishAt() })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is limited to 50 per author, also with 60 in parallel', async () => {
    const made = await Promise.allSettled(Array.from({ length: 60 }, () => schedule(ada)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(scheduleLimits.max)
    await expect(schedule(ada)).rejects.toMatchObject({ code: 'TOO_MANY_SCHEDULED_POSTS' })
  })
})

it('a refused post does not block others', async () => {
  const [ada, bo] = (await members(app, 2)) as [Member, Member]
  await schedule(ada)
  await schedule(bo, { publishAt: inMs(hour + 1000) })
  await suspend(app, ada)
  await pass(hour + minute)
  expect(await posts(bo)).toHaveLength(1)
})
