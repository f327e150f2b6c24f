import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Challenge } from '#contract/challenges/challenges.ts'
import type { Product } from '#contract/product.ts'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, staffToken, stockShop } from '#test/builders.ts'
import { type Challenges, challengesIn, challengeWorkout, dayOf } from '#test/challenges.ts'
import { type Member, members } from '#test/community.ts'
import { placeOrderWithCodes } from '#test/promotions.ts'
import { finishChallenges } from './finish.ts'

let app: TestApp
let challenges: Challenges
let staff: string
let bottle: Product
let finisher: Member
let beginner: Member
let challenge: Challenge
let segment: string

beforeAll(async () => {
  app = await startApp()
  challenges = challengesIn(app)
  staff = await staffToken(app)
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 100, price: 20 })])) as [Product]
  ;[finisher, beginner] = (await members(app, 2)) as [Member, Member]
  challenge = await challenges.ofShop()
  for (const one of [finisher, beginner]) await challenges.join(challenge, one)
  segment = await segmentOf({ completedChallenge: challenge.id, challengeTier: 'silver' })
})
afterAll(() => app.stop())

let named = 0
const segmentOf = async (filter: object) =>
  (await app.call('POST /admin/segments', { name: `Finishers ${(named += 1)}`, filter }, { token: staff })).id
const promote = (name: string, { id, ...over }: { id?: string; [field: string]: unknown } = {}) => {
  const input = { name, trigger: 'automatic' as const, effect: { kind: 'percent' as const, percent: 10 }, segments: [segment], ...over }
  return id === undefined
    ? app.call('POST /admin/promotions', input, { token: staff })
    : app.call('PUT /admin/promotions/:id', { id, ...input }, { token: staff })
}
const rewards = async (by?: Member) => (await challenges.read(challenge, by)).rewards
const inSegment = async () => {
  const found = await app.call('GET /admin/customers', { completedChallenge: challenge.id, challengeTier: 'silver' }, { token: staff })
  return found.rows.map(({ id }) => id)
}
const discountOf = async (by: Member) => {
  const products = [{ productId: bottle.id, variantId: bottle.variants[0]!.id, quantity: 1 }]
  return (await app.call('POST /user/orders/checkout-summary', { products }, { token: by.token })).discount
}
const reward = { id: expect.any(String) as string, tier: 'silver', name: 'Ten percent for silver', endsAt: null, isUsed: false }

it('a tier of a challenge is rewarded at checkout, as long as it is reached and as often as the promotion may be used', async () => {
  const input = { usesPerPerson: 1 }
  const { id } = await promote(reward.name, input)
  for (const day of [0, 1, 1]) await challenges.train(finisher, dayOf(app, day))
  for (const day of [0, 1]) await challenges.train(beginner, dayOf(app, day))
  expect([await rewards(), await rewards(finisher), await rewards(beginner)]).toEqual([[reward], [reward], [reward]])
  expect([await inSegment(), await discountOf(finisher), await discountOf(beginner)]).toEqual([[finisher.userId], 2, 0])

  await challenges.train(finisher, dayOf(app, 1), { workouts: -1, sets: -3, reps: -15, volume: -1_000_000 })
  expect([await inSegment(), await discountOf(finisher)]).toEqual([[], 0])
  await challenges.train(finisher, dayOf(app, 1))

  const line = [{ product: bottle, quantity: 1 }]
  const order = await placeOrderWithCodes(app, line, { codes: [], token: finisher.token, email: finisher.email })
  expect(order).toMatchObject({ discount: 2, adjustments: [{ name: reward.name, amount: 2 }] })
  expect([await rewards(finisher), await rewards(beginner)]).toEqual([[{ ...reward, isUsed: true }], [reward]])
  expect(await discountOf(finisher)).toBe(0)
  await promote(reward.name, { ...input, id, active: false })
  expect(await rewards(finisher)).toEqual([])
})

it('what not everyone who reaches the tier gets is no reward', async () => {
  const others = await segmentOf({ completedChallenge: challenge.id, country: 'US' })
  await promote('With a code', { trigger: 'code', firstCode: 'SILVER' })
  await promote('For a first order', { firstOrder: true })
  await promote('From the United States', { segments: [others] })
  await promote('Later', { startsAt: new Date(app.now().getTime() + 30 * dayMs).toISOString() })
  expect(await rewards()).toEqual([])
})

it('a canceled challenge has no rewards', async () => {
  const [winner] = (await members(app, 1)) as [Member]
  const cancelled = await challenges.ofShop()
  await challenges.join(cancelled, winner)
  await challenges.train(winner, dayOf(app, 0), { ...challengeWorkout, volume: 20_000_000 })
  await promote('For bronze', { segments: [await segmentOf({ completedChallenge: cancelled.id })] })
  const before = await challenges.read(cancelled, winner)
  const discount = await discountOf(winner)
  await app.call('POST /admin/challenges/:id/cancel', { id: cancelled.id }, { token: staff })
  expect([before.rewards.length, (await challenges.read(cancelled, winner)).rewards]).toEqual([1, []])
  expect(await discountOf(winner)).toBeLessThan(discount)
})

it('a challenge that is over shows the rewards that were earned to who earned them', async () => {
  await promote('For silver', { endsAt: new Date(app.now().getTime() + 60 * dayMs).toISOString() })
  const gold = await segmentOf({ completedChallenge: challenge.id, challengeTier: 'gold' })
  await promote('For gold', { segments: [gold] })
  // Once, for the lower tier.
  await promote('For either', { segments: [gold, await segmentOf({ completedChallenge: challenge.id, challengeTier: 'silver' })] })
  const names = async (by?: Member) => (await rewards(by)).map(({ name }) => name)
  expect(await names()).toEqual(['For silver', 'For either', 'For gold'])
  app.pass(10 * dayMs)
  expect([await names(finisher), await names()]).toEqual([['For silver', 'For either', 'For gold'], []])
  app.pass(3 * dayMs)
  await finishChallenges(app.database, app.now())
  expect([await names(finisher), await names(beginner), await names()]).toEqual([['For silver', 'For either'], [], []])
})
