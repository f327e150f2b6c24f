import type { CaseAction } from '#contract/moderation-cases.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, members } from '#test/community.ts'

let app: TestApp
let moderator: Awaited<ReturnType<typeof staffIn>>
let other: typeof moderator
const newStaff = async () => ([moderator, other] = await Promise.all([staffIn(app, 'moderator'), staffIn(app, 'moderator')]))
beforeAll(async () => {
  app = await startApp()
  await newStaff()
})
afterAll(() => app.stop())

const post = (by: Member) => app.call('POST /post/create', { text: 'Buy my plan! #ads' }, by)
const report = (by: Member, id: string) => app.call('POST /post/:id/report', { id, reason: 'spam' }, by)
const cases = async () => (await app.call('GET /admin/moderation/cases', { limit: 100 }, moderator)).items
const caseOf = async (id: string) => (await cases()).find(({ subjectId }) => subjectId === id)!
const decide = (id: string, action: CaseAction, by = moderator) =>
  app.call('POST /admin/moderation/cases/:id/decide', { id, action, reason: 'spam', message: 'No ads, please.' }, by)
const read = (id: string, by?: { token: string }) => app.call('GET /post/:id', { id }, by ?? {})
const notFound = { code: 'NOT_FOUND' }

describe('reports', () => {
  it('make one case, counting each of 50 people once', async () => {
    const [author, ...crowd] = (await members(app, 51)) as [Member, ...Member[]]
    const { id } = await post(author)
    await Promise.all(crowd.flatMap((one) => [report(one, id), report(one, id)]))
    expect(await caseOf(id)).toMatchObject({ kind: 'post', owner: { handle: author.handle }, totalReports: 50, state: 'open' })
    expect((await caseOf(id)).reports).toHaveLength(5)
  })

  it('of a quote show the quoted post, and of a poll its options', async () => {
    const [author, quoter] = (await members(app, 2)) as [Member, Member]
    const { id: quotedId } = await post(author)
    const poll = { options: ['Yes', 'No'], days: 1 }
    const { id } = await app.call('POST /post/create', { text: 'Is this spam?', quotedId, poll }, quoter)
    await report(author, id)
    const { id: caseId, text } = await caseOf(id)
    expect(text).toBe('Is this spam?\n\n• Yes\n• No')
    const { parent } = await app.call('GET /admin/moderation/cases/:id', { id: caseId }, moderator)
    expect(parent).toMatchObject({ text: 'Buy my plan! #ads' })
  })

  it('are accepted about what one can see, but not about oneself', async () => {
    const [author, stranger] = (await members(app, 2)) as [Member, Member]
    const hidden = await app.call('POST /post/create', { text: 'Mine.', audience: 'me' }, author)
    await expect(report(stranger, hidden.id)).rejects.toMatchObject(notFound)
    const own = app.call('POST /people/:handle/report', { handle: author.handle, reason: 'spam' }, author)
    await expect(own).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('a decision', () => {
  it('removes a post everywhere immediately; its author sees why, can appeal once, and gets it back if successful', async () => {
    const [author, reader] = (await members(app, 2)) as [Member, Member]
    const { id } = await post(author)
    await report(reader, id)
    const { id: caseId } = await caseOf(id)
    expect(await decide(caseId, 'remove')).toMatchObject({ state: 'closed', decision: 'removed' })
    await expect(read(id)).rejects.toMatchObject(notFound)
    await expect(read(id, reader)).rejects.toMatchObject(notFound)
    expect((await app.call('GET /tags/:tag/posts', { tag: 'ads' }, reader)).items.map((one) => one.id)).not.toContain(id)
    expect(await app.call('GET /people/:handle', { handle: author.handle })).toMatchObject({ posts: 0 })
    expect(await read(id, author)).toMatchObject({ removedReason: 'spam' })
    const appeal = (by: Member) => app.call('POST /moderation-appeals', { kind: 'post', subjectId: id, text: 'It was a joke.' }, by)
    await expect(appeal(reader)).rejects.toMatchObject(notFound)
    await appeal(author)
    await expect(appeal(author)).rejects.toMatchObject(notFound)
    expect(await caseOf(id)).toMatchObject({ state: 'open', appeal: 'It was a joke.', isAppealed: true })
    const own = () => app.call('GET /moderation-decisions', {}, author)
    expect((await own()).items).toMatchObject([{ decision: 'removed', message: 'No ads, please.', isWaiting: true, place: id }])
    expect((await app.call('GET /notifications', {}, author)).items).toMatchObject([{ kind: 'moderation', people: [], total: 0 }])
    await expect(decide(caseId, 'restore')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await decide(caseId, 'restore', other)
    expect((await own()).items).toMatchObject([{ decision: 'restored', isWaiting: false }])
    expect(await read(id)).toMatchObject({ removedReason: null })
    expect(await app.call('GET /people/:handle', { handle: author.handle })).toMatchObject({ posts: 1 })
  })

  it('can be appealed for six months, until when its subject may have been deleted', async () => {
    const [author, reader] = (await members(app, 2)) as [Member, Member]
    const { id } = await app.call('POST /post/create', { text: 'Buy my plan! #ads' }, author)
    await report(reader, id)
    const { id: caseId } = await caseOf(id)
    await decide(caseId, 'remove')
    const until = new Date(app.now().getTime() + 184 * 86_400_000)
    const [own] = (await app.call('GET /moderation-decisions', {}, author)).items
    expect(own).toMatchObject({ appeal: null, appealUntil: until.toISOString() })
    const appeal = (by: Member) => app.call('POST /moderation-appeals', { kind: 'post', subjectId: id, text: 'A joke.' }, by)
    const decidedBefore = (ms: number) =>
      app.database.db.query({
        text: 'update moderation_cases set decided_at = $2 where id = $1',
        values: [caseId, new Date(app.now().getTime() - ms)],
      })
    await decidedBefore(184 * 86_400_000 + 1)
    await expect(appeal(author)).rejects.toMatchObject({ code: 'APPEAL_PERIOD_IS_OVER', status: 409 })
    await expect(appeal(reader)).rejects.toMatchObject(notFound)
    await decidedBefore(184 * 86_400_000)
    await appeal(author)
    expect(await caseOf(id)).toMatchObject({ state: 'open', isAppealed: true })
  })

  it('is appealed to the moderator who made it if there is no other; and is logged once, however often it is sent', async () => {
    const alone = await startApp()
    try {
      const only = await staffIn(alone, 'moderator')
      const [author, reader] = (await members(alone, 2)) as [Member, Member]
      const { id: subjectId } = await alone.call('POST /post/create', { text: 'Buy my plan! #ads' }, author)
      await alone.call('POST /post/:id/report', { id: subjectId, reason: 'spam' }, reader)
      const { id } = (await alone.call('GET /admin/moderation/cases', {}, only)).items[0]!
      const decideIt = (action: CaseAction) =>
        alone.call('POST /admin/moderation/cases/:id/decide', { id, action, reason: 'spam', message: 'No ads.' }, only)
      const logged = async () => (await alone.call('GET /admin/moderation/cases/:id', { id }, only)).log.map(({ action }) => action)
      await Promise.all(Array.from({ length: 50 }, () => decideIt('remove')))
      expect(await logged()).toEqual(['remove'])
      await alone.call('POST /moderation-appeals', { kind: 'post', subjectId, text: 'It was a joke.' }, author)
      expect(await decideIt('restore')).toMatchObject({ state: 'closed', decision: 'restored' })
    } finally {
      await alone.stop()
    }
  })

  it('subtracts a removed comment from the counts, also when it is deleted afterwards', async () => {
    const [author, writer] = (await members(app, 2)) as [Member, Member]
    const { id } = await post(author)
    const comment = await app.call('POST /post/:id/comments', { id, text: 'Rude.' }, writer)
    await app.call('POST /comments/:id/report', { id: comment.id, reason: 'offensive' }, author)
    await decide((await caseOf(comment.id)).id, 'remove')
    expect(await read(id, author)).toMatchObject({ comments: 0, firstComment: null })
    await app.call('DELETE /comments/:id', { id: comment.id }, writer)
    expect(await read(id)).toMatchObject({ comments: 0 })
  })

  it('suspends a member: they can read and sign in, but not write, until it ends', async () => {
    const [person, reader] = (await members(app, 2)) as [Member, Member]
    await app.call('POST /people/:handle/report', { handle: person.handle, reason: 'harassment' }, reader)
    await decide((await caseOf(person.userId)).id, 'suspend')
    await expect(post(person)).rejects.toMatchObject({ code: 'ACCOUNT_IS_SUSPENDED' })
    expect((await app.call('GET /profile', {}, person)).suspendedUntil).not.toBeNull()
    app.pass(8 * 86_400_000)
    await expect(post(person)).resolves.toMatchObject({ text: 'Buy my plan! #ads' })
    // The sessions of staff have ended meanwhile.
    await newStaff()
  })

  it('lets a suspended member change private data only', async () => {
    const [person, reader] = (await members(app, 2)) as [Member, Member]
    const { id: exercise } = await app.call('POST /own-exercises', { name: 'Log lift', tracks: 'reps' }, person)
    const exercises = [{ exercise, targetSets: 3, targetReps: 5 }]
    const routine = (name: string) => app.call('POST /routines', { name, exercises }, person)
    const [shared, own] = [await routine('Shared'), await routine('Own')]
    await app.call('PUT /routines/:id/sharing', { id: shared.id, sharing: 'link' }, person)
    await app.call('POST /records', { lift: 'squat', value: 180, performedOn: '2026-02-01' }, person)
    await app.call('PATCH /profile', { onLeaderboards: true, place: 'Pune' }, person)
    const board = async () => {
      const { items } = await app.call('GET /leaderboards/:lift', { lift: 'squat', limit: 100 })
      return items.some(({ person: { handle } }) => handle === person.handle)
    }
    expect(await board()).toBe(true)
    await app.call('POST /people/:handle/report', { handle: person.handle, reason: 'harassment' }, reader)
    await decide((await caseOf(person.userId)).id, 'suspend')
    expect(await board()).toBe(false)
    const edit = ({ id, version }: typeof own) => app.call('PUT /routines/:id', { id, version, name: 'Read this', exercises }, person)
    const mine = await post(reader)
    await app.call('POST /post/:id/report', { id: mine.id, reason: 'spam' }, person)
    await app.call('POST /people/:handle/report', { handle: reader.handle, reason: 'spam' }, person)
    await app.call('PUT /post/:id/save', { id: mine.id }, person)
    await app.call('PUT /tags/:tag/follow', { tag: 'ads' }, person)
    await edit(own)
    await app.call('PATCH /profile', { bodyWeight: 80, sex: 'female', place: '', onLeaderboards: false, allowsReposts: false }, person)
    await app.call('PATCH /user', { privacy: 'private', weightUnit: 'lb', bio: '' }, person)
    const shown = [
      edit(shared),
      app.call('PATCH /own-exercises/:id', { id: exercise, name: 'Read this', muscle: 'back', equipment: 'other' }, person),
      app.call('PATCH /profile', { name: 'Read this' }, person),
      app.call('PATCH /profile', { place: 'Read this' }, person),
      app.call('PATCH /profile', { onLeaderboards: true }, person),
      app.call('PATCH /user', { bio: 'Read this' }, person),
      app.call('PATCH /user', { name: 'Read This' }, person),
      app.call('PATCH /user', { handle: 'read.this' }, person),
    ]
    for (const one of await Promise.allSettled(shown)) expect(one).toMatchObject({ reason: { code: 'ACCOUNT_IS_SUSPENDED' } })
  })

  it('is made by one moderator at a time: of 20 who claim a case in parallel, one gets it', async () => {
    const [author, reader] = (await members(app, 2)) as [Member, Member]
    const { id } = await post(author)
    await report(reader, id)
    const { id: caseId } = await caseOf(id)
    const claim = (by: typeof moderator) => app.call('POST /admin/moderation/cases/:id/claim', { id: caseId }, by)
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => claim(n % 2 ? moderator : other)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const loser = (await caseOf(id)).claimedBy
    expect(loser).not.toBeNull()
  })

  it('loses its claim after 15 minutes, and moderators can release it earlier', async () => {
    const [author, reader] = (await members(app, 2)) as [Member, Member]
    const { id } = await post(author)
    await report(reader, id)
    const { id: caseId } = await caseOf(id)
    const claim = (by: typeof moderator) => app.call('POST /admin/moderation/cases/:id/claim', { id: caseId }, by)
    expect(await claim(moderator)).toMatchObject({ isMine: true, state: 'claimed' })
    await expect(claim(other)).rejects.toMatchObject({ code: 'CASE_IS_TAKEN' })
    await expect(app.call('DELETE /admin/moderation/cases/:id/claim', { id: caseId }, other)).rejects.toMatchObject({
      code: 'CASE_IS_TAKEN',
    })
    app.pass(15 * 60_000)
    expect(await claim(other)).toMatchObject({ isMine: true })
    await app.call('DELETE /admin/moderation/cases/:id/claim', { id: caseId }, other)
    expect(await claim(moderator)).toMatchObject({ isMine: true })
    expect((await app.call('GET /admin/moderation/cases', { view: 'mine' }, moderator)).items).toMatchObject([{ id: caseId }])
  })

  it('can be undone within a minute without a trace, together with its copies', async () => {
    const [author, reader] = (await members(app, 2)) as [Member, Member]
    const [one, copy] = [await post(author), await post(author)]
    await app.call('POST /post/:id/report', { id: one.id, reason: 'harassment' }, reader)
    const { id } = await caseOf(one.id)
    expect((await cases())[0]).toMatchObject({ id, severity: 3 })
    expect(await app.call('GET /admin/moderation/cases/:id', { id }, moderator)).toMatchObject({
      copies: 1,
      author: { posts: 2, before: 0 },
    })
    await app.call('POST /admin/moderation/cases/:id/decide', { id, action: 'remove', copies: true }, moderator)
    await expect(read(copy.id)).rejects.toMatchObject(notFound)
    const undo = (by: typeof moderator) => app.call('DELETE /admin/moderation/cases/:id/decision', { id }, by)
    await expect(undo(other)).rejects.toMatchObject(notFound)
    expect(await undo(moderator)).toMatchObject({ state: 'claimed', decision: null, isMine: true })
    expect([await read(one.id), await read(copy.id)]).toMatchObject([{ removedReason: null }, { removedReason: null }])
    expect((await app.call('GET /notifications', {}, author)).items).toEqual([])
    await decide(id, 'warn')
    expect((await app.call('GET /admin/moderation/cases', { view: 'done' }, moderator)).items[0]).toMatchObject({ id, decision: 'warned' })
    app.pass(60_001)
    await expect(undo(moderator)).rejects.toMatchObject(notFound)
    expect(await app.call('GET /admin/moderation/numbers', {}, moderator)).toMatchObject({ decided: expect.any(Number) as number })
  })

  it('removes a club with everything in it, and restores it', async () => {
    const [owner, reader] = (await members(app, 2)) as [Member, Member]
    const { slug, id } = await app.call('POST /clubs', { name: 'Cheap powder club', acceptDisclaimer: true }, owner)
    const inside = await app.call('POST /post/create', { text: 'Half price.', clubId: id }, owner)
    await expect(app.call('POST /clubs/:slug/report', { slug, reason: 'spam' }, owner)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await app.call('POST /clubs/:slug/report', { slug, reason: 'spam' }, reader)
    const { id: caseId } = await caseOf(id)
    await decide(caseId, 'remove')
    await expect(app.call('GET /clubs/:slug', { slug }, reader)).rejects.toMatchObject(notFound)
    await expect(read(inside.id, reader)).rejects.toMatchObject(notFound)
    await decide(caseId, 'restore')
    expect(await app.call('GET /clubs/:slug', { slug }, reader)).toMatchObject({ id })
    expect(await read(inside.id, reader)).toMatchObject({ text: 'Half price.' })
  })

  it('is available to moderators only', async () => {
    const [person] = (await members(app, 1)) as [Member]
    await expect(app.call('GET /admin/moderation/cases', {}, person)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
