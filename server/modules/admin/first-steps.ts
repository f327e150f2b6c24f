import { firstIdAfter, lowestId } from '#server/db/ids.ts'
import type * as contract from '#contract/admin/first-steps.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { isExampleEmail } from '#server/config/example-email.ts'
import { allowSlow, type Db, type Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { currencyBefore } from '#server/modules/settings/settings.ts'
import * as queries from './first-steps-queries.ts'

/** The steps that a new shop still needs. Removing the demo is one only if it's there. */
export async function readFirstSteps(db: Db, config: Config, now: Date): Promise<OutputOf<typeof contract.getFirstSteps>> {
  const demo = await queries.demoFilledAt.one(db, {})
  const youngest = demo ? firstIdAfter(demo.filled_at) : lowestId
  const [ready, use, before] = await Promise.all([
    queries.readiness.one(db, { youngest, policies, locales: [...config.locales], now }),
    demo && queries.isInUse.one(db, { filledAt: demo.filled_at, youngest }),
    currencyBefore(db, config),
  ])
  const { currency, countries } = config.shop
  const isPlaceSet = config.given['CURRENCY_NAME'] !== undefined && config.given['COUNTRIES'] !== undefined
  return {
    currency: currency.name,
    countries,
    currencyBefore: before,
    steps: [
      { name: 'currency', isDone: isPlaceSet || ready!.products },
      { name: 'name', isDone: config.shop.name !== defaultName },
      { name: 'contact', isDone: !isExampleEmail(config.shop.supportEmail) },
      { name: 'seller', isDone: config.seller.address.length > 0 },
      { name: 'policies', isDone: config.hasOwnContent || ready!.policies === policies.length * config.locales.length },
      { name: 'product', isDone: ready!.products },
      { name: 'shipping', isDone: ready!.shipping },
      { name: 'tax', isDone: ready!.tax },
      { name: 'payment', isDone: config.payment.card !== null },
      { name: 'mail', isDone: config.mail !== null },
      { name: 'team', isDone: ready!.staff > 1 },
      ...(demo ? [{ name: 'demo' as const, isDone: false, ...(use?.in_use && { isBlocked: true as const }) }] : []),
    ],
  }
}

/** The default name of a shop. */
const defaultName = 'Gymfolk'

/** The legal pages of the shop, which come as templates: the seller has to read, adapt and publish them. */
const policies = ['terms-of-service', 'privacy-policy', 'return-policy', 'subscription-policy']

/**
 * Removes the demo in one transaction. Fails with NOT_FOUND without one, and with DEMO_IS_IN_USE if orders, products or customers were
 * created after it, as the two can't be told apart safely.
 */
export async function removeDemo(tx: Tx, context: SignedInContext): Promise<Record<string, never>> {
  const { caller } = context
  await queries.lockDemo.run(tx, {})
  const demo = await queries.demoFilledAt.one(tx, {})
  if (!demo) throw refuse('NOT_FOUND')
  const youngest = firstIdAfter(demo.filled_at)
  if ((await queries.isInUse.one(tx, { filledAt: demo.filled_at, youngest }))?.in_use) throw refuse('DEMO_IS_IN_USE')
  await allowSlow(tx)
  await queries.removeDemo.run(tx, { caller: caller.userId, youngest })
  await queries.removeDemoSettings.run(tx, { filledAt: demo.filled_at })
  await queries.removeDemoIssues.run(tx, { youngest })
  await queries.announceAll.run(tx, {})
  describeChange(context, { target: 'demo', before: { filledAt: demo.filled_at.toISOString() }, after: {} })
  return {}
}
