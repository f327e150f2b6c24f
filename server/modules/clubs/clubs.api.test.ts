import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Club } from '#contract/clubs/clubs.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const notFound = { code: 'NOT_FOUND', status: 404 }
const notAllowed = { code: 'NOT_ALLOWED', status: 403 }
let founded = 0
const found = (by: Member, input: Partial<ApiInput<'POST /clubs'>> = {}): Promise<Club> =>
  app.call('POST /clubs', { name: `Bar Club ${(founded += 1)}`, acceptDisclaimer: true, ...input }, by)
const join = ({ slug }: Pick<Club, 'slug'>, by: Member, acceptDisclaimer = true) =>
  app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer }, by)
const read = ({ slug }: Pick<Club, 'slug'>, viewer?: Member) => app.call('GET /clubs/:slug', { slug }, viewer ?? {})
const names = async ({ slug }: Club, viewer?: Member) =>
  (await app.call('GET /clubs/:slug/members', { slug, limit: 100 }, viewer ?? {})).items.map((one) => one.handle)
const give = ({ slug }: Club, { handle }: Member, role: 'owner' | 'admin' | 'moderator' | 'member', by: Member) =>
  app.call('PATCH /clubs/:slug/members/:handle', { slug, handle, role }, by)
const all50 = async (work: (at: number) => Promise<unknown>) => {
  const done = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => work(at)))
  return done.filter(({ status }) => status === 'fulfilled').length
}

describe('a club', () => {
  it('is created with a slug from its name after accepting the disclaimer, and found by search', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await expect(found(ada, { acceptDisclaimer: false })).rejects.toMatchObject({ code: 'DISCLAIMER_NOT_ACCEPTED' })
    const club = await found(ada, { name: 'Zwieback Lifters', rules: 'Rack your plates.' })
    expect(club).toMatchObject({ slug: 'zwieback-lifters', members: 1, membership: { role: 'owner' }, isHidden: false })
    expect(club.team).toMatchObject([{ handle: ada.handle, role: 'owner' }])
    expect((await found(bo, { name: 'Zwieback Lifters' })).slug).toMatch(/^zwieback-lifters-/)
    await expect(found(bo, { slug: 'zwieback-lifters' })).rejects.toMatchObject({ code: 'CLUB_EXISTS' })
    const search = async () => (await app.call('GET /search/', { q: 'zwieback', filterBy: 'CLUB' })).clubs!.total
    await expect.poll(search).toBe(2)
    expect((await app.call('GET /clubs', { q: 'zwieback', limit: 5 })).items).toHaveLength(2)
    await app.call('PATCH /clubs/:slug', { slug: club.slug, visibility: 'hidden' }, ada)
    await expect.poll(search).toBe(1)
  })

  it("is found by location, and shows one's own membership or request", async () => {
    const [owner, asker, banned] = (await members(app, 3)) as [Member, Member, Member]
    const club = await found(owner, { name: 'Quokka Rowers', place: 'Fremantle', visibility: 'private' })
    for (const one of [asker, banned]) await join(club, one)
    await app.call('PUT /clubs/:slug/bans/:handle', { slug: club.slug, handle: banned.handle }, owner)
    const search = async (by?: Member) =>
      (await app.call('GET /search/', { q: 'fremantle', filterBy: 'CLUB' }, by ?? {})).clubs!.items.find(({ id }) => id === club.id)
    await expect.poll(() => search()).toMatchObject({ name: club.name, place: 'Fremantle', members: 1, membership: null })
    const standings = await Promise.all([owner, asker, banned].map(async (by) => (await search(by))?.membership))
    expect(standings).toEqual(['member', 'requested', null])
  })

  it.each([
    ['public', 'the list, its name and its inside', [true, true, true]],
    ['private', 'the list and its name', [true, true, false]],
    ['hidden', 'nothing', [false, false, false]],
  ] as const)('that is %s shows strangers %s', async (visibility, _, expected) => {
    const [owner, stranger] = (await members(app, 2)) as [Member, Member]
    const club = await found(owner, { visibility })
    const listed = (await app.call('GET /clubs', { q: club.name }, stranger)).items.some((one) => one.id === club.id)
    const seen = await read(club, stranger).catch(() => null)
    expect([listed, seen !== null, seen !== null && !seen.isHidden]).toEqual(expected)
    const inside = seen ? await names(club, stranger) : []
    expect(inside).toEqual(expected[2] ? [owner.handle] : [])
    expect(await names(club, owner)).toEqual([owner.handle])
    const ofOwner = (await app.call('GET /people/:handle/clubs', { handle: owner.handle }, stranger)).items
    expect(ofOwner).toHaveLength(visibility === 'public' ? 1 : 0)
  })

  it('is hidden everywhere when moderators take it down', async () => {
    const owner = await member(app)
    const club = await found(owner)
    await app.database.db.query({ text: 'update clubs set removed_at = now() where id = $1', values: [club.id] })
    await expect(read(club, owner)).rejects.toMatchObject(notFound)
    expect((await app.call('GET /clubs', { mine: true }, owner)).items).toEqual([])
    await expect(app.call('GET /clubs/:slug/leaderboard', { slug: club.slug })).rejects.toMatchObject(notFound)
  })

  it('lists are sorted by number of members and paginated', async () => {
    const owner = await member(app)
    for (let n = 0; n < 2; n += 1) await found(owner)
    const first = await app.call('GET /clubs', { limit: 2 })
    const second = await app.call('GET /clubs', { limit: 2, cursor: first.nextCursor! })
    const counts = [...first.items, ...second.items].map((one) => one.members)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
  })
})

describe('joining', () => {
  it('requires the disclaimer once, and counts each person once, however often they press', async () => {
    const [owner, ada] = (await members(app, 2)) as [Member, Member]
    const [club, other] = [await found(owner), await found(owner)]
    await expect(join(club, ada, false)).rejects.toMatchObject({ code: 'DISCLAIMER_NOT_ACCEPTED', status: 409 })
    await all50(() => join(club, ada))
    expect(await read(club, ada)).toMatchObject({ members: 2, membership: { role: 'member', state: 'member' } })
    expect((await join(other, ada, false)).members).toBe(2)
    await all50(() => app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, ada))
    expect(await read(club, ada)).toMatchObject({ members: 1, membership: null })
    await expect(app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, owner)).rejects.toMatchObject({
      code: 'LAST_OWNER_CAN_NOT_LEAVE',
    })
  })

  it('a private club requires approval', async () => {
    const [owner, ada, bo] = (await members(app, 3)) as [Member, Member, Member]
    const club = await found(owner, { visibility: 'private' })
    for (const one of [ada, bo])
      expect(await join(club, one)).toMatchObject({ members: 1, membership: { state: 'requested' }, isHidden: true })
    expect((await read(club, owner)).requests).toBe(2)
    const { slug } = club
    await expect(app.call('GET /clubs/:slug/requests', { slug }, ada)).rejects.toMatchObject(notAllowed)
    expect((await app.call('GET /clubs/:slug/requests', { slug }, owner)).items).toHaveLength(2)
    await app.call('PUT /clubs/:slug/requests/:handle', { slug, handle: ada.handle }, owner)
    await app.call('DELETE /clubs/:slug/requests/:handle', { slug, handle: bo.handle }, owner)
    expect(await read(club, ada)).toMatchObject({ members: 2, isHidden: false })
    expect((await read(club, bo)).membership).toBeNull()
  })
})

describe('roles', () => {
  it.each([
    ['owner', 'admin', 'moderator', true],
    ['admin', 'moderator', 'member', true],
    ['admin', 'member', 'moderator', true],
    ['admin', 'member', 'owner', false],
    ['admin', 'admin', 'member', false],
    ['moderator', 'member', 'moderator', false],
    ['member', 'member', 'moderator', false],
  ] as const)('%s makes %s a %s: %s', async (role, before, after, may) => {
    const [owner, actor, target] = (await members(app, 3)) as [Member, Member, Member]
    const club = await found(owner)
    for (const one of [actor, target]) await join(club, one)
    await give(club, target, before, owner)
    if (role !== 'owner') await give(club, actor, role, owner)
    const done = await give(club, target, after, role === 'owner' ? owner : actor).then(
      () => true,
      () => false,
    )
    expect(done).toBe(may)
  })

  it('allow transferring ownership, removing and banning; a banned member sees the club as closed', async () => {
    const [owner, heir, ada] = (await members(app, 3)) as [Member, Member, Member]
    const club = await found(owner)
    for (const one of [heir, ada]) await join(club, one)
    await give(club, heir, 'owner', owner)
    expect((await read(club, owner)).team).toMatchObject([
      { handle: heir.handle, role: 'owner' },
      { handle: owner.handle, role: 'admin' },
    ])
    const { slug } = club
    await app.call('DELETE /clubs/:slug/members/:handle', { slug, handle: ada.handle }, owner)
    expect((await read(club)).members).toBe(2)
    await join(club, ada)
    await app.call('PUT /clubs/:slug/bans/:handle', { slug, handle: ada.handle }, owner)
    expect((await app.call('GET /clubs/:slug/bans', { slug }, owner)).items).toMatchObject([{ handle: ada.handle }])
    await expect(join(club, ada)).rejects.toMatchObject(notFound)
    await app.call('DELETE /clubs/:slug/bans/:handle', { slug, handle: ada.handle }, heir)
    expect(await join(club, ada)).toMatchObject({ members: 3 })
    await app.call('DELETE /clubs/:slug/membership', { slug }, owner)
  })
})

describe('an invite', () => {
  it('admits as many as it allows when 50 use it in parallel, also into a hidden club', async () => {
    const owner = await member(app)
    const club = await found(owner, { visibility: 'hidden' })
    const people = await members(app, 50)
    const { token, url } = await app.call('POST /clubs/:slug/invites', { slug: club.slug, usesMax: 7 }, owner)
    expect(url).toContain(`/clubs/invite/${token}`)
    expect((await app.call('GET /club-invites/:token', { token })).club.name).toBe(club.name)
    expect(await all50((at) => app.call('PUT /club-invites/:token', { token, acceptDisclaimer: true }, people[at]))).toBe(7)
    expect((await read(club, owner)).members).toBe(8)
    await expect(app.call('GET /club-invites/:token', { token })).rejects.toMatchObject({ code: 'INVITE_IS_SPENT', status: 410 })
  })

  it('expires on its date, and can be revoked', async () => {
    const [owner, ada] = (await members(app, 2)) as [Member, Member]
    const { slug } = await found(owner)
    const invite = await app.call('POST /clubs/:slug/invites', { slug, usesMax: 5, days: 2 }, owner)
    await app.call('DELETE /clubs/:slug/invites/:id', { slug, id: invite.id }, owner)
    const accept = (token: string) => app.call('PUT /club-invites/:token', { token, acceptDisclaimer: true }, ada)
    await expect(accept(invite.token)).rejects.toMatchObject({ code: 'INVITE_IS_SPENT' })
    await expect(app.call('POST /clubs/:slug/invites', { slug }, ada)).rejects.toMatchObject(notAllowed)
    const other = await app.call('POST /clubs/:slug/invites', { slug, days: 1 }, owner)
    app.pass(86_400_001)
    await expect(accept(other.token)).rejects.toMatchObject({ code: 'INVITE_IS_SPENT' })
  })
})

describe('an event', () => {
  const hour = 3_600_000
  const at = (hours: number) => new Date(app.now().getTime() + hours * hour).toISOString()
  const plan = ({ slug }: Club, by: Member, capacity: number | null = null) =>
    app.call('POST /clubs/:slug/events', { slug, title: 'Open bar, morning', startsAt: at(24), endsAt: at(26), capacity }, by)
  const answer = (id: string, by: Member) => app.call('PUT /club-events/:id/rsvp', { id }, by)

  it('admits as many as fit when 50 sign up in parallel; the others are waitlisted in order, and the first moves up', async () => {
    const owner = await member(app)
    const club = await found(owner)
    const people = await members(app, 50)
    for (const one of people) await join(club, one)
    const { id } = await plan(club, owner, 10)
    expect(await all50((n) => answer(id, people[n]!))).toBe(50)
    const see = (by: Member) => app.call('GET /club-events/:id', { id }, by)
    const states = await Promise.all(people.map(async (one) => ({ one, ...(await see(one)).rsvp! })))
    expect(await see(owner)).toMatchObject({ going: 10, waiting: 40, rsvp: null })
    expect(
      states
        .filter(({ state }) => state === 'waiting')
        .map(({ before }) => before)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 40 }, (_, n) => n))
    const going = states.find(({ state }) => state === 'going')!.one
    const next = states.find(({ state, before }) => state === 'waiting' && before === 0)!.one
    await app.call('DELETE /club-events/:id/rsvp', { id }, going)
    expect((await see(next)).rsvp).toEqual({ state: 'going', before: 0 })
    await app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, next)
    expect(await see(owner)).toMatchObject({ going: 10, waiting: 38 })
    await app.call('PATCH /club-events/:id', { id, capacity: null }, owner)
    expect(await see(owner)).toMatchObject({ going: 48, waiting: 0 })
    expect((await app.call('GET /club-events/:id/rsvps', { id, limit: 100 })).items).toHaveLength(48)
  })

  it('is planned by club staff for a future time, answered by members, and closed once it has ended', async () => {
    const [owner, ada] = (await members(app, 2)) as [Member, Member]
    const club = await found(owner)
    await expect(plan(club, ada)).rejects.toMatchObject(notAllowed)
    const wrong = { slug: club.slug, title: 'Yesterday', startsAt: at(-2), endsAt: at(1) }
    await expect(app.call('POST /clubs/:slug/events', wrong, owner)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { id } = await plan(club, owner)
    await expect(answer(id, ada)).rejects.toMatchObject({ code: 'ONLY_MEMBERS_OF_THE_CLUB_MAY' })
    expect(await read(club)).toMatchObject({ events: 1 })
    const ahead = async (by: Member) => (await app.call('GET /club-events', {}, by)).items.map((event) => event.id)
    expect([await ahead(owner), await ahead(ada)]).toEqual([[id], []])
    const response = await app.request(`/api/club-events/${id}/calendar`)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    expect(await response.text()).toContain('SUMMARY:Open bar\\, morning')
    await app.call('DELETE /club-events/:id', { id }, owner)
    await expect(answer(id, owner)).rejects.toMatchObject({ code: 'EVENT_IS_OVER' })
    expect(await ahead(owner)).toEqual([])
    app.pass(48 * hour)
    const list = async (past: boolean) => (await app.call('GET /clubs/:slug/events', { slug: club.slug, past })).items.map((e) => e.id)
    expect([await list(false), await list(true)]).toEqual([[], [id]])
  })
})

describe('the posts of a club', () => {
  it('are visible to those who may read the club; at most three are pinned, also with 50 parallel calls', async () => {
    const [owner, ada] = (await members(app, 2)) as [Member, Member]
    const club = await found(owner, { visibility: 'private' })
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) {
      app.pass(1000)
      ids.push((await app.call('POST /post/create', { text: `Note ${n}`, clubId: club.id, audience: 'club' }, owner)).id)
    }
    await all50((n) => app.call('PUT /post/:id/pin', { id: ids[n % 5]! }, owner))
    const { pinned, items } = await app.call('GET /clubs/:slug/posts', { slug: club.slug, limit: 10 }, owner)
    expect([pinned.length, items.map(({ id }) => id)]).toEqual([3, ids.toReversed()])
    expect(items[0]!.club).toEqual({ slug: club.slug, name: club.name, role: 'owner' })
    expect((await app.call('GET /clubs/:slug/posts', { slug: club.slug }, ada)).items).toEqual([])
    expect((await read(club, owner)).posts).toBe(5)
    await app.call('DELETE /post/:id/pin', { id: pinned[0]!.id }, owner)
    expect((await app.call('GET /clubs/:slug/posts', { slug: club.slug }, owner)).pinned).toHaveLength(2)
  })
})
