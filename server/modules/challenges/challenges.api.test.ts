import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { challengeFields, type Challenges, challengesIn, challengeWorkout, dayOf } from '#test/challenges.ts'
import { type Member, members } from '#test/community.ts'

let app: TestApp
let challenges: Challenges
beforeAll(async () => {
  app = await startApp()
  challenges = challengesIn(app)
})
afterAll(() => app.stop())

const on = (days: number) => dayOf(app, days)
const sql = async (text: string, values: unknown[]) => (await app.database.db.query({ text, values })).rows as Record<string, never>[]

describe('a challenge', () => {
  it('counts what was trained since its first day, also by who joins late, and nothing of other days', async () => {
    const [ada] = (await members(app, 1)) as [Member]
    const challenge = await challenges.ofShop()
    for (const days of [-1, 0, 0, 1]) await challenges.train(ada, on(days))
    expect((await challenges.join(challenge, ada)).mine).toMatchObject({
      total: 3000,
      tier: 'silver',
      days: [{ amount: 2000 }, { day: on(1), amount: 1000 }],
    })
    await challenges.train(ada, on(2))
    await challenges.train(ada, on(10))
    expect(await challenges.read(challenge, ada)).toMatchObject({ mine: { total: 4000 }, state: 'running', daysLeft: 10, participants: 1 })
    await challenges.train(ada, on(2), { workouts: -1, sets: -3, reps: -15, volume: -1_000_000 })
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 3000 })
  })

  it('counts days trained once, and repetitions', async () => {
    const [ada] = (await members(app, 1)) as [Member]
    const tiers = { bronze: 1, silver: 2, gold: 3 }
    const [days, reps] = [
      await challenges.ofShop({ goal: 'days', tiers }),
      await challenges.ofShop({ goal: 'reps', tiers: { ...tiers, gold: 100 } }),
    ]
    for (const one of [days, reps]) await challenges.join(one, ada)
    for (const day of [0, 0, 1]) await challenges.train(ada, on(day))
    expect([(await challenges.read(days, ada)).mine?.total, (await challenges.read(reps, ada)).mine?.total]).toEqual([2, 45])
  })

  it('refuses what nobody could do', async () => {
    const [ada] = (await members(app, 1)) as [Member]
    for (const [field, over] of [
      ['firstDay', { firstDay: on(-1) }],
      ['lastDay', { lastDay: on(-1) }],
      ['lastDay', { lastDay: on(92) }],
      ['tiers.silver', { tiers: { bronze: 2, silver: 2, gold: 3 } }],
      ['tiers.gold', { goal: 'days', tiers: { bronze: 1, silver: 2, gold: 11 } }],
    ] as const)
      await expect(challenges.create(ada, over)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { [field]: [expect.any(String)] } })
  })

  it('is changed until it starts, and cancelled, by who looks after its club', async () => {
    const [owner, ada] = (await members(app, 2)) as [Member, Member]
    const club = await challenges.found(owner)
    await challenges.enter(club, ada)
    const plan = { slug: club.slug, ...challengeFields(app), firstDay: on(1) }
    await expect(app.call('POST /clubs/:slug/challenges', plan, ada)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const challenge = await app.call('POST /clubs/:slug/challenges', plan, owner)
    await challenges.join(challenge, ada)
    const change = (by: Member) => app.call('PATCH /challenges/:id', { id: challenge.id, title: 'Forty tonnes' }, by)
    await expect(change(ada)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await change(owner)).toMatchObject({ title: 'Forty tonnes', state: 'upcoming', daysLeft: 1, mayChange: true, participants: 1 })
    app.pass(dayMs)
    await expect(change(owner)).rejects.toMatchObject({ code: 'CHALLENGE_HAS_STARTED' })
    expect(await app.call('DELETE /challenges/:id', { id: challenge.id }, owner)).toMatchObject({ state: 'cancelled' })
    await expect(challenges.leave(challenge, ada)).rejects.toMatchObject({ code: 'CHALLENGE_IS_OVER' })
    expect((await app.call('GET /challenges', { club: club.slug })).items).toEqual([])
  })

  it('of a private club is there for its members only, and who leaves the club leaves it', async () => {
    const [owner, ada, stranger] = (await members(app, 3)) as [Member, Member, Member]
    const club = await challenges.found(owner, { visibility: 'private' })
    const challenge = await app.call('POST /clubs/:slug/challenges', { slug: club.slug, ...challengeFields(app) }, owner)
    for (const reader of [undefined, stranger]) {
      await expect(challenges.read(challenge, reader)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await app.call('GET /challenges', { limit: 100 }, reader ?? {})).items.map(({ id }) => id)).not.toContain(challenge.id)
    }
    await challenges.enter(club, ada)
    await app.call('PUT /clubs/:slug/requests/:handle', { slug: club.slug, handle: ada.handle }, owner)
    const own = async (by: Member) => (await app.call('GET /challenges', { mine: true }, by)).items.map(({ id }) => id)
    expect(await own(ada)).toEqual([])
    expect(await challenges.join(challenge, ada)).toMatchObject({ participants: 1 })
    expect([await own(ada), await own(owner)]).toEqual([[challenge.id], []])
    expect((await app.call('GET /challenges', { limit: 100 }, ada)).items.map(({ id }) => id)).toContain(challenge.id)
    await app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, ada)
    expect(await challenges.read(challenge, owner)).toMatchObject({ participants: 0, ranking: [] })
  })

  it('of a public club is joined by its members', async () => {
    const [owner, ada] = (await members(app, 2)) as [Member, Member]
    const challenge = await challenges.create(owner)
    await expect(challenges.join(challenge, ada)).rejects.toMatchObject({ code: 'ONLY_MEMBERS_OF_THE_CLUB_MAY' })
    await challenges.enter(challenge.club!, ada)
    expect(await challenges.join(challenge, ada)).toMatchObject({ mine: { total: 0, tier: null } })
  })
})

describe('the ranking of a challenge', () => {
  it('shows who stands next to one, equals at the same place, and the first ones to visitors', async () => {
    const people = await members(app, 8)
    const challenge = await challenges.ofShop()
    for (const [at, one] of people.entries()) {
      await challenges.join(challenge, one)
      await challenges.train(one, on(0), { ...challengeWorkout, volume: [8, 7, 6, 5, 4, 4, 3, 2][at]! * 1_000_000 })
    }
    const placesFor = async (by?: Member) => (await challenges.read(challenge, by)).ranking.map(({ place, total }) => `${place}: ${total}`)
    expect(await placesFor(people[6])).toEqual(['4: 5000', '5: 4000', '5: 4000', '7: 3000', '8: 2000'])
    expect(await placesFor(people[0])).toEqual(['1: 8000', '2: 7000', '3: 6000', '4: 5000', '5: 4000'])
    expect(await placesFor(people[7])).toEqual(['4: 5000', '5: 4000', '5: 4000', '7: 3000', '8: 2000'])
    expect(await placesFor()).toHaveLength(5)
    const first = await app.call('GET /challenges/:id/ranking', { id: challenge.id, limit: 5 })
    const rest = await app.call('GET /challenges/:id/ranking', { id: challenge.id, limit: 5, cursor: first.nextCursor! })
    expect([...first.items, ...rest.items].map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 5, 7, 8])
    expect(rest.nextCursor).toBeNull()
  })

  it('leaves out who has blocked the reader, and who opted out', async () => {
    const [ada, bo, cy] = (await members(app, 3)) as [Member, Member, Member]
    const challenge = await challenges.ofShop()
    for (const one of [ada, bo, cy]) await challenges.join(challenge, one)
    await app.call('PUT /people/:handle/block', { handle: ada.handle }, bo)
    await app.call('PATCH /profile', { isRanked: false }, cy)
    expect((await challenges.rankingOf(challenge, ada)).map(({ person }) => person.handle)).toEqual([ada.handle])
    expect((await challenges.read(challenge, cy)).mine).toMatchObject({ isRanked: false })
    await app.call('PATCH /profile', { isRanked: true }, cy)
    expect((await challenges.rankingOf(challenge)).map(({ person }) => person.handle).toSorted()).toEqual(
      [ada, bo, cy].map((one) => one.handle).toSorted(),
    )
  })
})

describe('the end of a challenge', () => {
  it('waits two days for what was not logged yet; then results are final, and who trained is told theirs, once', async () => {
    const [ada, bo, idle] = (await members(app, 3)) as [Member, Member, Member]
    const challenge = await challenges.ofShop({ lastDay: on(0) })
    for (const one of [ada, bo, idle]) await challenges.join(challenge, one)
    const last = challenge.lastDay
    await challenges.train(bo, last)
    app.pass(dayMs)
    await expect(challenges.leave(challenge, bo)).rejects.toMatchObject({ code: 'CHALLENGE_IS_OVER' })
    app.pass(dayMs)
    await challenges.train(ada, last, { ...challengeWorkout, volume: 2_500_000 })
    await app.jobs.runDue()
    expect(await challenges.read(challenge, ada)).toMatchObject({
      state: 'ended',
      isFinal: false,
      countsUntil: on(0),
      mine: { total: 2500 },
    })
    app.pass(dayMs)
    for (let again = 0; again < 2; again += 1) {
      await app.jobs.runDue()
      app.pass(3_600_000)
    }
    await challenges.train(ada, last)
    expect(await challenges.read(challenge, ada)).toMatchObject({ isFinal: true, mine: { total: 2500, tier: 'bronze' } })
    const told = async (by: Member) => (await app.call('GET /notifications', {}, by)).items.map((one) => one.challenge)
    const about = { id: challenge.id, title: challenge.title }
    expect([await told(ada), await told(bo), await told(idle)]).toEqual([
      [{ ...about, result: 'bronze' }],
      [{ ...about, result: 'none' }],
      [],
    ])
    expect((await app.call('GET /people/:handle', { handle: ada.handle })).badges).toContainEqual({ kind: 'challenges', value: 1 })
    expect((await app.call('GET /people/:handle', { handle: bo.handle })).badges).toEqual([])
    expect((await app.call('GET /user/export', {}, ada)).community).toMatchObject({ challenges: [{ total: 2_500_000, result: 'bronze' }] })
  })
})

describe('a challenge that is canceled', () => {
  it('is told to who takes part, once, but not to who canceled it', async () => {
    const [owner, ada] = (await members(app, 2)) as [Member, Member]
    const challenge = await challenges.create(owner)
    await challenges.enter(challenge.club!, ada)
    for (const one of [owner, ada]) await challenges.join(challenge, one)
    for (let again = 0; again < 2; again += 1) await app.call('DELETE /challenges/:id', { id: challenge.id }, owner)
    await app.jobs.runDue()
    const told = async (by: Member) =>
      (await app.call('GET /notifications', {}, by)).items.filter(({ kind }) => kind === 'challenge-cancelled')
    expect([await told(ada), await told(owner)]).toMatchObject([[{ challenge: { title: challenge.title }, people: [] }], []])
  })
})

describe('fifty at once', () => {
  it('log while they join: each total is what was trained, and each is counted once', async () => {
    const people = await members(app, 10)
    const challenge = await challenges.ofShop()
    const log = (at: number) => challenges.train(people[at % 10]!, on(at % 3))
    await Promise.all(Array.from({ length: 50 }, (_, at) => [log(at), challenges.join(challenge, people[at % 10]!)]).flat())
    expect((await challenges.rankingOf(challenge)).map(({ total }) => total)).toEqual(Array(10).fill(5000))
    expect(await challenges.read(challenge)).toMatchObject({ participants: 10 })
  })

  it('log while results become final: nothing is counted after them, and no result is wrong', async () => {
    const people = await members(app, 10)
    const challenge = await challenges.ofShop({ lastDay: on(0) })
    const last = challenge.lastDay
    for (const one of people) await challenges.join(challenge, one)
    app.pass(3 * dayMs)
    await Promise.all([...Array.from({ length: 50 }, (_, at) => challenges.train(people[at % 10]!, last)), app.jobs.runDue()])
    await app.jobs.runDue()
    const results = await sql(
      `select m.result = case when m.total >= c.gold then 'gold' when m.total >= c.silver then 'silver' when m.total >= c.bronze then 'bronze' else 'none' end as is_right
      from challenge_members m join challenges c on c.id = m.challenge_id where c.id = $1`,
      [challenge.id],
    )
    expect(results.map((row) => row['is_right'])).toEqual(Array(10).fill(true))
  })
})

describe('who is erased', () => {
  it('is counted no more', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const challenge = await challenges.ofShop()
    for (const one of [ada, bo]) await challenges.join(challenge, one)
    await app.call('POST /user/delete', { password: 'correct horse' }, ada)
    app.pass(14 * dayMs)
    await app.jobs.runDue()
    expect(await challenges.read(challenge)).toMatchObject({ participants: 1, ranking: [{ person: { handle: bo.handle } }] })
  })
})

describe('two accounts in one challenge that become one', () => {
  it('have the sum of what both trained, and are counted once', async () => {
    const [stay, gone] = (await members(app, 2)) as [Member, Member]
    const challenge = await challenges.ofShop()
    for (const one of [stay, gone]) {
      await challenges.join(challenge, one)
      await challenges.train(one, on(0))
    }
    const owner = await staffIn(app, 'owner')
    await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
    expect(await challenges.read(challenge, stay)).toMatchObject({ participants: 1, mine: { total: 2000 } })
  })
})
