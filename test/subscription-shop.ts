import { expect } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import type { PlanRow } from '#server/modules/plans/plans.ts'
import { newKey, signedIn, tokenFor } from './builders.ts'
import { card, openCardShop } from './card-shop.ts'
import { addTestPlans } from './members.ts'

export type PlanCustomer = Awaited<ReturnType<typeof signedIn>>
export type Period = 'month' | 'year'

/** The input of a call that chooses a plan. */
export const planChoice = (plan: PlanRow, period: Period = 'month') => ({ planId: plan.id, period })

/** The same events in another order, always the same. */
export const shuffled = (events: object[]): object[] =>
  events
    .map((event, at) => ({ event, key: (at * 7919) % 31 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ event }) => event)

/** An application with plans and a fake Stripe; with its subscribers' actions and views. */
export async function openSubscriptionShop() {
  const shop = await openCardShop()
  const { app, stripe } = shop
  const plans = await addTestPlans(app)
  const query = async (text: string, values: unknown[] = []) => (await app.database.db.query({ text, values })).rows

  const begin = (
    { token }: PlanCustomer,
    plan = plans.regular,
    { period = 'month', autoRenew = true, ...trial }: { period?: Period; autoRenew?: boolean; trialDays?: number } = {},
  ) => app.call('POST /subscription/checkout', { ...planChoice(plan, period), autoRenew, ...trial }, { token, idempotencyKey: newKey() })
  const pay = (url: string) => stripe.payWith(url.split('/').pop()!, card)
  const send = (event: object) => shop.send(stripe.signed(event))

  let sent = 0
  /** The provider's events since the last call. */
  const fresh = () => {
    const events = stripe.state.events.slice(sent)
    sent = stripe.state.events.length
    return events
  }
  /** Sends the provider's new events, each three times, in any order. */
  async function deliver(order: (events: object[]) => object[] = (events) => events): Promise<void> {
    const events = order(fresh().flatMap((event) => [event, event, event]))
    for (const event of events) expect((await send(event)).status).toBe(200)
  }
  async function member(plan = plans.regular, options: Parameters<typeof begin>[2] = {}): Promise<PlanCustomer> {
    const person = await signedIn(app)
    pay((await begin(person, plan, options)).url)
    await deliver()
    return person
  }

  return {
    ...shop,
    plans,
    query,
    begin,
    pay,
    send,
    fresh,
    deliver,
    member,
    /** Signs in again: months pass in these tests, and a session ends after one. */
    see: async ({ email }: PlanCustomer) => (await app.call('GET /subscription', {}, { token: await tokenFor(app, email) }))!,
    charges: async ({ email }: PlanCustomer) =>
      (await app.call('GET /subscription/charges', {}, { token: await tokenFor(app, email) })).charges,
    mails: async ({ email }: PlanCustomer) =>
      (await readOutbox(app.database.db, 500)).filter(({ to }) => to === email).map(({ subject }) => subject),
    providerOf: async ({ userId }: PlanCustomer) => {
      const text = `select provider_id, customer_id from subscriptions where user_id = $1 and provider_id is not null order by created_at desc limit 1`
      return (await query(text, [userId]))[0] as { provider_id: string; customer_id: string }
    },
    /** Advances the clock, for the provider too. */
    pass: (ms: number) => {
      app.pass(ms)
      stripe.plans.advance()
    },
    /** Whatever was done, nobody has two subscriptions. */
    checkOneEach: async () =>
      expect(await query(`select user_id from subscriptions where status <> 'ended' group by user_id having count(*) > 1`)).toEqual([]),
    /** The context of jobs. */
    context: () => ({
      config: app.config,
      plans: { find: async (_: unknown, id: string) => Object.values(plans).find((plan) => plan.id === id) },
      now: app.now(),
    }),
  }
}
