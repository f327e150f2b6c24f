import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, dayOf } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const read = (handle: string, viewer?: Member) => app.call('GET /people/:handle', { handle }, viewer ? { token: viewer.token } : {})
const counts = async (handle: string) => {
  const { followers, following } = await read(handle)
  return [followers, following]
}
const notFound = { code: 'NOT_FOUND', status: 404 }
const squat = (value: number, performedOn = '2026-03-01') => ({ lift: 'squat', value, performedOn })

it("a profile's URL is the chosen handle from then on", async () => {
  const { token } = await signedIn(app)
  const handle = 'chosen.early'
  await expect(read(handle)).rejects.toMatchObject(notFound)
  expect(await app.call('PATCH /user', { handle }, { token })).toMatchObject({ handle })
  expect((await read(handle)).handle).toBe(handle)
  const [fan] = (await members(app, 1)) as [Member]
  await app.call('PUT /people/:handle/follow', { handle }, fan)
  expect(await counts(handle)).toEqual([1, 0])
})

describe("a profile's records", () => {
  it('are shown with badges, and with products the member owns, if they allow it and the reader may see it', async () => {
    const [owner, stranger] = (await members(app, 2)) as [Member, Member]
    const products = await stockShop(app, [seedProduct(), seedProduct()])
    await placeDeliveredOrder(app, owner, [products[0]!])
    await app.call('POST /records', squat(142.5), owner)
    expect((await read(owner.handle)).badges).toEqual([{ kind: 'squat', value: 140 }])
    const kit = async () => (await app.call('GET /people/:handle/kit', { handle: owner.handle }, stranger)).items.map(({ id }) => id)
    expect(await kit()).toEqual([])
    expect(await app.call('PATCH /profile', { showsKit: true }, owner)).toMatchObject({ showsKit: true })
    expect(await kit()).toEqual([products[0]!.id])
    await app.call('PATCH /user', { privacy: 'private' }, owner)
    expect([await kit(), (await read(owner.handle, stranger)).badges]).toEqual([[], []])
    await app.call('PUT /people/:handle/block', { handle: stranger.handle }, owner)
    await expect(kit()).rejects.toMatchObject(notFound)
  })

  it('are shown with followers that the reader follows', async () => {
    const [me, person, ...others] = (await members(app, 6)) as [Member, Member, ...Member[]]
    for (const one of others) await follow(app, one, person)
    for (const one of others.slice(1)) await follow(app, me, one)
    const mutual = () => app.call('GET /people/:handle/mutual-followers', { handle: person.handle }, me)
    const { items, total } = await mutual()
    expect([items.map(({ handle }) => handle).toSorted(), total]).toEqual([
      others
        .slice(1)
        .map(({ handle }) => handle)
        .toSorted(),
      3,
    ])
    await app.call('PATCH /user', { privacy: 'private' }, person)
    expect(await mutual()).toEqual({ items: [], total: 0 })
  })
})

describe('a profile', () => {
  it('is created by the first call, with the name shown on reviews and a free handle', async () => {
    const person = await signedIn(app)
    const other = await signedIn(app)
    for (const one of [person, other]) await app.call('PATCH /user', { name: 'Zoë van Dyk' }, one)
    const own = await app.call('GET /profile', {}, person)
    expect(own).toMatchObject({ name: 'Zoë D.', handle: 'zoe.d', isRanked: true, followRequests: 0 })
    expect((await app.call('GET /profile', {}, other)).handle).toBe('zoe.d2')
    expect(await read('zoe.d')).toMatchObject({ name: 'Zoë D.', posts: 0, followers: 0, relation: null, isHidden: false, records: [] })
  })

  it('gets a unique handle for each of 50 people of the same name who join in parallel', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => signedIn(app)))
    const handles = await Promise.all(people.map(async (person) => (await app.call('GET /profile', {}, person)).handle))
    expect(new Set(handles).size).toBe(50)
  })

  it('updates the fields that are sent, and refuses invalid values', async () => {
    const person = await member(app)
    const changed = await app.call('PATCH /profile', { name: 'Ada', place: 'Porto', bodyWeight: 68.5, sex: 'female' }, person)
    expect(changed).toMatchObject({ name: 'Ada', place: 'Porto', bodyWeight: 68.5, sex: 'female', isRanked: true })
    expect(await app.call('PATCH /profile', { bodyWeight: null }, person)).toMatchObject({ name: 'Ada', bodyWeight: null })
    for (const wrong of [{ bodyWeight: 0 }, { name: '' }, { cover: 'https://elsewhere.example/a.png' }])
      await expect(app.call('PATCH /profile', wrong, person)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it("can't be named like the shop or its staff in any public name, unless it is staff's", async () => {
    const person = await member(app)
    const clubOf = { description: '', rules: '', place: '', cover: null, visibility: 'public', acceptDisclaimer: true } as const
    const refused = { code: 'NAME_IS_RESERVED', status: 422, errors: { name: ['is reserved for the shop'] } }
    for (const name of ['Gymfolk', 'Moderator', 'Gуmfolk Support']) {
      await expect(app.call('PATCH /profile', { name }, person)).rejects.toMatchObject(refused)
      await expect(app.call('PATCH /user', { name }, person)).rejects.toMatchObject(refused)
      await expect(app.call('POST /clubs', { ...clubOf, name }, person)).rejects.toMatchObject(refused)
      const signUp = { name, email: 'reserved@example.com', password: 'correct horse battery' }
      await expect(app.call('POST /user-auth/signup/send-otp', signUp)).rejects.toMatchObject(refused)
    }
    for (const handle of ['gymfolk.team', 'gymf0lk', 'ada_admin'])
      await expect(app.call('PATCH /user', { handle }, person)).rejects.toMatchObject({ code: 'HANDLE_IS_TAKEN' })
  })

  it('is found by search, but not once it is private', async () => {
    const person = await member(app)
    await app.call('PATCH /profile', { name: 'Quentin Brambleshed' }, person)
    const found = async (by?: Member) => (await app.call('GET /search/', { q: 'brambleshed', filterBy: 'PEOPLE' }, by ?? {})).people!.items
    await expect.poll(() => found()).toMatchObject([{ handle: person.handle, relation: null }])
    const reader = await member(app)
    expect(await found(reader)).toMatchObject([{ relation: { isSelf: false, follow: 'none', followsMe: false } }])
    await follow(app, reader, person)
    await follow(app, person, reader)
    expect(await found(reader)).toMatchObject([{ relation: { isSelf: false, follow: 'following', followsMe: true } }])
    expect(await found(person)).toMatchObject([{ relation: { isSelf: true } }])
    await app.call('PATCH /user', { privacy: 'private' }, person)
    await expect.poll(() => found()).toEqual([])
  })
})

describe('following', () => {
  it('counts once, however often it is requested in parallel', async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    await Promise.all(Array.from({ length: 50 }, () => follow(app, a, b)))
    expect([await counts(a.handle), await counts(b.handle)]).toEqual([
      [0, 1],
      [1, 0],
    ])
    const unfollow = () => app.call('DELETE /people/:handle/follow', { handle: b.handle }, a)
    await Promise.all(Array.from({ length: 50 }, unfollow))
    expect([await counts(a.handle), await counts(b.handle)]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('stays consistent while two people follow and block each other in parallel', async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    const acts = [
      () => follow(app, a, b),
      () => follow(app, b, a),
      () => app.call('PUT /people/:handle/block', { handle: b.handle }, a),
      () => app.call('DELETE /people/:handle/block', { handle: b.handle }, a),
    ]
    await Promise.allSettled(Array.from({ length: 48 }, (_, n) => acts[n % 4]!()))
    await app.call('DELETE /people/:handle/block', { handle: b.handle }, a)
    const [ofA, ofB] = [await counts(a.handle), await counts(b.handle)]
    const listed = async (handle: string, list: 'followers' | 'following') =>
      (await app.call(`GET /people/:handle/${list}`, { handle })).items.length
    expect(ofA).toEqual([await listed(a.handle, 'followers'), await listed(a.handle, 'following')])
    expect(ofB).toEqual([await listed(b.handle, 'followers'), await listed(b.handle, 'following')])
  })

  it('is a request if the profile is private: accepted, declined, or accepted automatically when the profile becomes public', async () => {
    const owner = await member(app, 'private')
    const [a, b, c] = (await members(app, 3)) as [Member, Member, Member]
    for (const one of [a, b, c]) expect((await follow(app, one, owner)).relation.follow).toBe('requested')
    expect((await app.call('GET /follow-requests', { limit: 2 }, owner)).items).toHaveLength(2)
    await app.call('PUT /follow-requests/:handle', { handle: a.handle }, owner)
    await app.call('DELETE /follow-requests/:handle', { handle: b.handle }, owner)
    await expect(app.call('PUT /follow-requests/:handle', { handle: b.handle }, owner)).rejects.toMatchObject(notFound)
    expect(await counts(owner.handle)).toEqual([1, 0])
    await app.call('PATCH /user', { privacy: 'public' }, owner)
    expect(await counts(owner.handle)).toEqual([2, 0])
    expect((await read(owner.handle, c)).relation).toMatchObject({ follow: 'following' })
  })

  it('refuses oneself, unknown people and visitors', async () => {
    const a = await member(app)
    await expect(follow(app, a, a)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(follow(app, a, { ...a, handle: 'nobody.here' })).rejects.toMatchObject(notFound)
    await expect(app.call('PUT /people/:handle/follow', { handle: a.handle })).rejects.toMatchObject({ status: 401 })
  })

  it('suggests people followed by those one follows, without those already followed, blocked or muted', async () => {
    const [me, friend, near, muted] = (await members(app, 4)) as [Member, Member, Member, Member]
    await follow(app, me, friend)
    await follow(app, friend, near)
    await follow(app, friend, muted)
    await app.call('PUT /people/:handle/mute', { handle: muted.handle }, me)
    const { items } = await app.call('GET /suggested-people', { limit: 50 }, me)
    expect(items[0]).toMatchObject({ handle: near.handle, mutual: 1 })
    for (const { handle } of [me, friend, muted]) expect(items.map((one) => one.handle)).not.toContain(handle)
  })
})

describe('blocking', () => {
  it('hides both from each other everywhere, and removes follows', async () => {
    const [a, b, c] = (await members(app, 3)) as [Member, Member, Member]
    await follow(app, a, b)
    await follow(app, b, a)
    await follow(app, b, c)
    await app.call('PUT /people/:handle/block', { handle: b.handle }, a)
    expect(await counts(a.handle)).toEqual([0, 0])
    await expect(read(a.handle, b)).rejects.toMatchObject(notFound)
    await expect(read(b.handle, a)).rejects.toMatchObject(notFound)
    await expect(follow(app, b, a)).rejects.toMatchObject(notFound)
    expect((await app.call('GET /people/:handle/followers', { handle: c.handle }, a)).items).toEqual([])
    expect((await app.call('GET /blocked-people', {}, a)).items).toMatchObject([{ handle: b.handle }])
    // Blocked people learn nothing of it: unblocking someone who blocked you finds nobody.
    await expect(app.call('DELETE /people/:handle/block', { handle: a.handle }, b)).rejects.toMatchObject(notFound)
    await app.call('DELETE /people/:handle/block', { handle: b.handle }, a)
    expect((await read(b.handle, a)).relation).toMatchObject({ follow: 'none', isBlocked: false })
  })
})

describe('search', () => {
  it('finds neither blocked nor blocking people for a caller, and both for visitors', async () => {
    const [one, other, third] = (await members(app, 3)) as [Member, Member, Member]
    await app.call('PATCH /profile', { name: 'Quixotra' }, one)
    await app.call('PATCH /profile', { name: 'Brumhilde' }, other)
    await app.call('PUT /people/:handle/block', { handle: other.handle }, one)
    const found = async (q: string, viewer?: Member) => {
      const as = viewer ? { token: viewer.token } : {}
      const { people, totals } = await app.call('GET /search/', { q, filterBy: 'PEOPLE' }, as)
      const suggested = (await app.call('GET /search/suggestions', { q }, as)).people
      expect([totals.people, people?.items.length, suggested.length]).toEqual([people?.total, people?.total, people?.total])
      return suggested.map(({ name }) => name)
    }
    expect([await found('Brumhilde', one), await found('Quixotra', other)]).toEqual([[], []])
    expect([await found('Brumhilde', third), await found('Brumhilde'), await found('Quixotra')]).toEqual([
      ['Brumhilde'],
      ['Brumhilde'],
      ['Quixotra'],
    ])
  })
})

describe('records', () => {
  it("show the improvement, and the best squat is the customer's own", async () => {
    const person = await member(app)
    const log = (value: number, on?: string) => app.call('POST /records', squat(value, on), person)
    expect(await log(140)).toMatchObject({ gain: null, isBest: true })
    expect(await log(142.5)).toMatchObject({ gain: 2.5, isBest: true })
    const again = { token: person.token, idempotencyKey: 'record-tried-twice' }
    const [third, repeated] = [await app.call('POST /records', squat(130), again), await app.call('POST /records', squat(130), again)]
    expect(repeated).toEqual(third)
    expect(third).toMatchObject({ gain: -12.5, isBest: false })
    await app.call('POST /records', { lift: 'Row 2k', measure: 'time', value: 450, performedOn: '2026-02-01' }, person)
    expect(
      await app.call('POST /records', { lift: 'row 2K', measure: 'time', value: 440, performedOn: '2026-03-01' }, person),
    ).toMatchObject({ gain: 10 })
    expect((await read(person.handle)).records).toMatchObject([
      { lift: 'squat', value: 142.5 },
      { lift: 'row 2k', value: 440 },
    ])
    expect((await app.call('GET /user', {}, person)).maxSquat).toBe(142.5)
    const first = await app.call('GET /people/:handle/records', { handle: person.handle, lift: 'squat', limit: 2 })
    const cursor = first.nextCursor!
    const rest = await app.call('GET /people/:handle/records', { handle: person.handle, lift: 'squat', cursor })
    expect([...first.items, ...rest.items].map(({ value }) => value)).toHaveLength(3)
    await app.call('DELETE /records/:id', { id: third.id }, person)
    const stranger = await member(app)
    await expect(app.call('DELETE /records/:id', { id: first.items[0]!.id }, stranger)).rejects.toMatchObject(notFound)
  })

  it('refuse future dates, zero, and another unit', async () => {
    const person = await member(app)
    await app.call('POST /records', squat(100), person)
    const wrong = [
      squat(0),
      squat(-1),
      squat(100, '2026-04-01'),
      squat(100, 'yesterday'),
      { ...squat(5), measure: 'reps' as const },
      { ...squat(200_001), lift: 'skips', measure: 'reps' as const },
      squat(0.0001),
    ]
    await app.call('POST /records', { ...squat(200_000), lift: 'skips', measure: 'reps' }, person)
    for (const one of wrong) await expect(app.call('POST /records', one, person)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('of today are accepted from where the day has begun before it has in UTC', async () => {
    const person = await member(app)
    const day = (days: number) => dayOf(app.now().getTime() + days * dayMs)
    expect(await app.call('POST /records', squat(100, day(1)), person)).toMatchObject({ performedOn: day(1) })
    await expect(app.call('POST /records', squat(100, day(2)), person)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('are hidden from non-followers if the profile is for followers', async () => {
    const owner = await member(app, 'followers')
    const [fan, stranger] = (await members(app, 2)) as [Member, Member]
    await app.call('POST /records', squat(100), owner)
    await follow(app, fan, owner)
    const history = (viewer: Member) => app.call('GET /people/:handle/records', { handle: owner.handle, lift: 'squat' }, viewer)
    expect(await read(owner.handle, stranger)).toMatchObject({ isHidden: true, records: [] })
    expect(await read(owner.handle)).toMatchObject({ isHidden: true, records: [] })
    expect((await history(stranger)).items).toEqual([])
    expect((await app.call('GET /people/:handle/followers', { handle: owner.handle }, stranger)).items).toEqual([])
    expect(await read(owner.handle, fan)).toMatchObject({ isHidden: false, records: [{ value: 100 }] })
    expect((await history(fan)).items).toHaveLength(1)
  })
})
