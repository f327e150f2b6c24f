import type { RecordAction, RecordState } from '#contract/admin/records.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, member } from '#test/community.ts'

let app: TestApp
let moderator: Awaited<ReturnType<typeof staffIn>>
let other: typeof moderator
beforeAll(async () => {
  app = await startApp()
  ;[moderator, other] = await Promise.all([staffIn(app, 'moderator'), staffIn(app, 'manager')])
})
afterAll(() => app.stop())

const log = (by: Member, value: number, performedOn = '2026-02-01') => app.call('POST /records', { lift: 'squat', value, performedOn }, by)
const decide = (id: string, action: RecordAction, state: RecordState, by = moderator) =>
  app.call('POST /admin/records/:id/decide', { id, action, state, message: 'Show it on video.' }, by)
const best = async ({ handle }: Member) => {
  const { records } = await app.call('GET /people/:handle', { handle })
  return records.find(({ lift }) => lift === 'squat')?.value
}
/** A member with a club of their own, whose second lift is implausibly far above the first. */
async function flagged() {
  const ada = await member(app)
  const { slug } = await app.call('POST /clubs', { name: `Check ${ada.handle}`, acceptDisclaimer: true }, ada)
  await log(ada, 100)
  const { id } = await log(ada, 160, '2026-02-20')
  const ranked = async () =>
    (await app.call('GET /clubs/:slug/leaderboard', { slug, lift: 'squat', limit: 5 })).items.map(({ value }) => value)
  return { ada, id, ranked }
}

describe('a suspicious lift', () => {
  it('is hidden with context for moderators, and counts once it is verified', async () => {
    const { ada, id, ranked } = await flagged()
    const post = await app.call('POST /post/create', { text: 'At last!', recordId: id }, ada)
    expect([await ranked(), await best(ada)]).toEqual([[100], 100])
    const own = async (by: Partial<Member>) => app.call('GET /people/:handle', { handle: ada.handle }, by)
    expect((await own(ada)).checkedRecords).toMatchObject([{ id, value: 160, isBeingChecked: true }])
    expect(await own({})).toMatchObject({ checkedRecords: [], badges: [{ kind: 'squat', value: 100 }] })
    const { items: history } = await app.call('GET /people/:handle/records', { handle: ada.handle, lift: 'squat' }, ada)
    expect(history.map(({ value }) => value)).toEqual([100])
    expect(await app.call('GET /post/:id', { id: post.id })).toMatchObject({ record: null, isRecordBeingChecked: true })
    expect((await app.call('GET /post/:id', { id: post.id }, ada)).record).toMatchObject({ value: 160, gain: null })
    const { items } = await app.call('GET /admin/records', { lift: 'squat', flag: 'jump', limit: 100 }, moderator)
    expect(items.find((one) => one.id === id)).toMatchObject({ owner: { handle: ada.handle }, value: 160, before: 100, state: 'waiting' })
    const detail = await app.call('GET /admin/records/:id', { id }, moderator)
    expect(detail).toMatchObject({
      most: 600,
      clubs: [{ name: `Check ${ada.handle}` }],
      post: { id: post.id, text: 'At last!' },
      appeal: null,
    })
    expect(detail.history.map(({ value, isFlagged }) => [value, isFlagged])).toEqual([
      [100, false],
      [160, true],
    ])
    expect(await decide(id, 'verify', 'waiting')).toMatchObject({ state: 'verified', before: 100 })
    expect([await ranked(), await best(ada)]).toEqual([[160], 160])
    expect(await app.call('GET /post/:id', { id: post.id })).toMatchObject({
      record: { value: 160, gain: 60 },
      isRecordBeingChecked: false,
    })
    expect((await app.call('GET /points', {}, ada)).entries.map(({ reason }) => reason)).toContain('RECORD')
  })

  it('is hidden once it is rejected; its member reads why, may appeal once, and another moderator can restore it', async () => {
    const { ada, id, ranked } = await flagged()
    const post = await app.call('POST /post/create', { text: 'At last!', recordId: id }, ada)
    await decide(id, 'reject', 'waiting')
    expect([await ranked(), await best(ada), (await app.call('GET /post/:id', { id: post.id })).record]).toEqual([[100], 100, null])
    const decisions = async () => (await app.call('GET /moderation-decisions', {}, ada)).items
    expect(await decisions()).toMatchObject([
      {
        kind: 'record',
        subjectId: id,
        text: 'Squat 160 kg',
        record: { lift: 'squat', measure: 'weight', value: 160 },
        decision: 'removed',
        reason: 'fake-record',
        message: 'Show it on video.',
      },
    ])
    expect((await app.call('GET /notifications', {}, ada)).items).toMatchObject([{ kind: 'moderation' }])
    await app.call('POST /moderation-appeals', { kind: 'record', subjectId: id, text: 'Here it is.' }, ada)
    expect(await app.call('GET /admin/records/:id', { id }, other)).toMatchObject({ appeal: 'Here it is.', isAppealed: true })
    await expect(decide(id, 'restore', 'rejected')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await decide(id, 'restore', 'rejected', other)
    expect([await ranked(), await best(ada)]).toEqual([[160], 160])
    expect(await decisions()).toMatchObject([{ decision: 'restored', isWaiting: false }])
    await decide(id, 'reject', 'verified', other)
    expect(await ranked()).toEqual([100])
  })

  it('may be a run, whose improvement is a shorter time', async () => {
    const ada = await member(app)
    const run = (value: number, lift = '5 km', measure: 'time' | 'distance' = 'time') =>
      app.call('POST /records', { lift, measure, value, performedOn: '2026-02-01' }, ada)
    await run(1500)
    // As addresses spell it.
    const { id } = await run(700, '5-KM')
    expect(await run(5000, '5-km', 'distance')).toMatchObject({ lift: '5-km', isBest: true })
    const { items } = await app.call('GET /admin/records', { lift: '5 km' }, moderator)
    expect(items).toMatchObject([{ id, measure: 'time', value: 700, before: 1500, flag: 'world_record' }])
    expect((await app.call('GET /admin/records/:id', { id }, moderator)).most).toBe(740)
    await decide(id, 'reject', 'waiting')
    expect((await app.call('GET /moderation-decisions', {}, ada)).items).toMatchObject([
      { text: '5 km 11:40', record: { lift: '5 km', measure: 'time', value: 700 } },
    ])
    await decide(id, 'restore', 'rejected', other)
    expect((await app.call('GET /people/:handle', { handle: ada.handle })).records).toMatchObject([
      { lift: '5 km', value: 700 },
      { lift: '5-km', measure: 'distance' },
    ])
  })

  it('may be flagged when sex and body weight are entered later; another sex then changes nothing', async () => {
    const ada = await member(app)
    const { slug } = await app.call('POST /clubs', { name: `Later ${ada.handle}`, acceptDisclaimer: true }, ada)
    const lift = (name: string, value: number) => app.call('POST /records', { lift: name, value, performedOn: '2026-02-01' }, ada)
    const { id } = await lift('deadlift', 510)
    await lift('squat', 400)
    await lift('squat', 80)
    const maxSquat = async () => (await app.call('GET /user', {}, ada)).maxSquat
    expect(await maxSquat()).toBe(400)
    const ranked = async (of: 'squat' | 'deadlift') =>
      (await app.call('GET /clubs/:slug/leaderboard', { slug, lift: of, limit: 5 })).items.map(({ value }) => value)
    expect(await ranked('deadlift')).toEqual([510])
    const detail = () => app.call('GET /admin/records/:id', { id }, moderator)
    await expect(detail()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await app.call('PATCH /profile', { sex: 'female', bodyWeight: 40 }, ada)
    expect([await ranked('deadlift'), await ranked('squat')]).toEqual([[], [80]])
    expect(await detail()).toMatchObject({ state: 'waiting', flag: 'world_record', sex: 'female', bodyWeight: 40, most: 202.047 })
    expect(await maxSquat()).toBe(80)
    await decide(id, 'verify', 'waiting')
    await app.call('PATCH /profile', { sex: 'male', bodyWeight: 45 }, ada)
    expect(await ranked('deadlift')).toEqual([510])
    expect(await detail()).toMatchObject({ state: 'verified', sex: 'female' })
  })

  it("can be decided in the moderators' queue after its member appeals", async () => {
    const { ada, id, ranked } = await flagged()
    await decide(id, 'reject', 'waiting', other)
    await app.call('POST /moderation-appeals', { kind: 'record', subjectId: id, text: 'Here it is.' }, ada)
    const { items } = await app.call('GET /admin/moderation/cases', { view: 'appeals', limit: 100 }, moderator)
    const found = items.find(({ subjectId }) => subjectId === id)!
    expect(found).toMatchObject({ kind: 'record', text: 'Squat 160 kg', isAppealed: true })
    await app.call('POST /admin/moderation/cases/:id/decide', { id: found.id, action: 'restore', reason: 'fake-record' }, moderator)
    expect(await ranked()).toEqual([160])
    expect((await app.call('GET /admin/records/:id', { id }, moderator)).state).toBe('verified')
  })

  it('is decided once when 50 moderators decide in parallel, and by moderators only', async () => {
    const { ada, id } = await flagged()
    const waiting = () => app.call('GET /admin/records/waiting', {}, moderator)
    const before = (await waiting()).count
    const tries = Array.from({ length: 50 }, (_, n) => decide(id, n % 2 ? 'verify' : 'reject', 'waiting', n % 3 ? moderator : other))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(codes)).toEqual(new Set(['RECORD_WAS_DECIDED']))
    expect((await waiting()).count).toBe(before - 1)
    await expect(decide(id, 'verify', 'waiting', ada as unknown as typeof moderator)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(app.call('GET /admin/records', {}, await staffIn(app, 'support'))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
