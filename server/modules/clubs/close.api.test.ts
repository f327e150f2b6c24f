import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Club } from '#contract/clubs/clubs.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const notFound = { code: 'NOT_FOUND' }
const notAllowed = { code: 'NOT_ALLOWED' }
let founded = 0
const found = (by: Member, input: object = {}): Promise<Club> =>
  app.call('POST /clubs', { name: `Cellar Bar ${(founded += 1)}`, acceptDisclaimer: true, ...input }, by)
const join = ({ slug }: Club, by: Member) => app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, by)
const close = ({ slug, name }: Pick<Club, 'slug' | 'name'>, by: Member) => app.call('POST /clubs/:slug/close', { slug, name }, by)
const read = ({ slug }: Club, by?: Member) => app.call('GET /clubs/:slug', { slug }, by ?? {})
const told = async (by: Member) => (await app.call('GET /notifications', {}, by)).items.filter(({ kind }) => kind === 'club-closed')
const rows = async (table: string, { id }: Club) =>
  (await app.database.db.query({ text: `select from ${table} where club_id = $1`, values: [id] })).rows.length

describe('a club', () => {
  it("is closed by its owner when nobody else is in it, who can't leave otherwise", async () => {
    const [owner] = (await members(app, 1)) as [Member]
    const club = await found(owner)
    await expect(app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, owner)).rejects.toMatchObject({
      code: 'LAST_OWNER_CAN_NOT_LEAVE',
    })
    await close(club, owner)
    await expect(read(club, owner)).rejects.toMatchObject(notFound)
    await app.jobs.runDue()
    expect((await app.call('GET /clubs', { mine: true }, owner)).items).toEqual([])
    expect(await told(owner)).toEqual([])
  })

  it('is gone for everyone once it is closed; members and applicants are notified, and posts become private', async () => {
    const [owner, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    const club = await found(owner, { visibility: 'private' })
    for (const one of [ada, bo]) await join(club, one)
    await app.call('PUT /clubs/:slug/requests/:handle', { slug: club.slug, handle: ada.handle }, owner)
    await app.call('POST /records', { lift: 'squat', value: 120, performedOn: '2026-02-01' }, ada)
    const { id: post } = await app.call('POST /post/create', { text: 'Last session.', clubId: club.id }, ada)
    const at = (hours: number) => new Date(app.now().getTime() + hours * 3_600_000).toISOString()
    const times = { startsAt: at(24), endsAt: at(26) }
    const event = await app.call('POST /clubs/:slug/events', { slug: club.slug, title: 'Open bar', ...times }, owner)
    await app.call('PUT /club-events/:id/rsvp', { id: event.id }, ada)
    const invite = await app.call('POST /clubs/:slug/invites', { slug: club.slug, usesMax: 5 }, owner)
    await close(club, owner)
    for (const reader of [undefined, owner, ada]) await expect(read(club, reader)).rejects.toMatchObject(notFound)
    await expect(app.call('GET /club-events/:id', { id: event.id }, ada)).rejects.toMatchObject(notFound)
    await expect(app.call('GET /club-invites/:token', { token: invite.token }, bo)).rejects.toMatchObject(notFound)
    await app.jobs.runDue()
    for (const table of ['club_members', 'club_bests', 'club_events', 'club_invites'])
      expect([table, await rows(table, club)]).toEqual([table, 0])
    expect(await told(ada)).toMatchObject([{ people: [], total: 0, club: { name: club.name } }])
    expect(await told(bo)).toMatchObject([{ club: { name: club.name } }])
    expect(await told(owner)).toEqual([])
    expect(await app.call('GET /post/:id', { id: post }, ada)).toMatchObject({ text: 'Last session.', audience: 'me', club: null })
    const edit = (input: { text?: string; audience?: 'public' }) => app.call('PATCH /post/:id', { id: post, ...input }, ada)
    expect(await edit({ text: 'The very last session.' })).toMatchObject({ text: 'The very last session.', audience: 'me' })
    await expect(edit({ audience: 'public' })).rejects.toMatchObject({ code: 'ONLY_MEMBERS_OF_THE_CLUB_MAY' })
    await expect(app.call('GET /post/:id', { id: post }, owner)).rejects.toMatchObject(notFound)
    for (const reader of [owner, {}]) await expect(app.call('GET /post/:id', { id: post }, reader)).rejects.toMatchObject(notFound)
  })

  it('can be closed by nobody else, and only by typing its name', async () => {
    const [owner, admin, stranger] = (await members(app, 3)) as [Member, Member, Member]
    const club = await found(owner)
    await join(club, admin)
    await app.call('PATCH /clubs/:slug/members/:handle', { slug: club.slug, handle: admin.handle, role: 'admin' }, owner)
    for (const by of [admin, stranger]) await expect(close(club, by)).rejects.toMatchObject(notAllowed)
    await expect(close({ ...club, name: club.name.toLowerCase() }, owner)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(app.call('POST /clubs/:slug/close', club, {})).rejects.toMatchObject({ status: 401 })
    expect(await read(club)).toMatchObject({ members: 2 })
  })

  it('is closed once when 50 close it while 50 others join, and nobody stays in it', async () => {
    const [owner, ...crowd] = (await members(app, 51)) as [Member, ...Member[]]
    const club = await found(owner)
    const done = await Promise.allSettled(crowd.flatMap((one) => [join(club, one), close(club, owner)]))
    expect(done.filter(({ status }, at) => at % 2 === 1 && status === 'fulfilled')).toHaveLength(1)
    await app.jobs.runDue()
    expect(await rows('club_members', club)).toBe(0)
    const counts = await Promise.all(crowd.map(async (one) => (await told(one)).length))
    expect(counts).toEqual(crowd.map((_, at) => Number(done[at * 2]!.status === 'fulfilled')))
  })

  it('stays closed when moderators restore what they took down', async () => {
    const [owner, reader] = (await members(app, 2)) as [Member, Member]
    const moderator = await staffIn(app, 'moderator')
    const club = await found(owner)
    await app.call('POST /clubs/:slug/report', { slug: club.slug, reason: 'spam' }, reader)
    await close(club, owner)
    const { id } = (await app.call('GET /admin/moderation/cases', {}, moderator)).items.find(({ subjectId }) => subjectId === club.id)!
    for (const action of ['remove', 'restore'] as const)
      await app.call('POST /admin/moderation/cases/:id/decide', { id, action }, moderator)
    await expect(read(club, owner)).rejects.toMatchObject(notFound)
  })
})
