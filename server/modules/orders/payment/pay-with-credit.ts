import { decimal, minor } from '#contract/currency.ts'
import { covers } from '#contract/exchange.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { type OrderCredit, readCreditSources } from '#server/modules/credit/credit.ts'
import { worthOf } from '#server/modules/points/points.ts'
import { payParts } from '#server/modules/pricing/pricing.ts'
import { type Purchase, usablePoints } from './payment-methods.ts'

interface Asked {
  giftCards?: string[] | undefined
  useCredit?: boolean | undefined
  points?: number | undefined
}

/** What gift cards and store credit pay of an order, and what is left of it then. Minor units. */
export interface PaidWithCredit {
  credits: OrderCredit[]
  creditCost: number
  due: number
}

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'> & { caller: Caller | null }

/** Whether a part of the order is to be paid so: an order that isn't reads no balance. */
const wantsCredit = ({ giftCards, useCredit }: Asked): boolean => (giftCards?.length ?? 0) > 0 || useCredit === true

/**
 * What the gift cards and the store credit that were asked for pay of a purchase, after the points that were: nothing is taken yet. Null where none were. Refuses
 * cards that can't be used.
 */
export async function creditFor(db: Db | Tx, asked: Asked, purchase: Purchase, context: Context): Promise<PaidWithCredit | null> {
  if (!wantsCredit(asked)) return null
  const { caller, config, signingSecret, now } = context
  const wanted = { giftCards: asked.giftCards ?? [], userId: asked.useCredit && caller ? caller.userId : null }
  const sources = await readCreditSources(db, wanted, signingSecret, now)
  const points = pointsCostOf(asked.points, config, purchase)
  const { credits, credit, due } = payParts({ total: purchase.totalCost, creditable: creditableCost(purchase), points }, sources)
  const used = credits.map(({ id: accountId, amount }) => {
    const { kind, last4 } = sources.find(({ id }) => id === accountId)!
    return { accountId, kind, last4, amount }
  })
  return { credits: used, creditCost: credit, due }
}

/** What points that are asked for pay of a purchase: no more than there are, and no more than what can be paid with them. */
export function pointsCostOf(points: number | undefined, config: Config, purchase: Purchase): number {
  const usable = points === undefined ? null : usablePoints(config, purchase)
  if (!usable) return 0
  const { exchange = null } = purchase
  return Math.min(minor(usable.usableCost, exchange?.code), covers(worthOf(Math.min(points!, usable.usable), config.points), exchange))
}

/** Gift cards aren't bought with gift cards or store credit. */
const creditableCost = ({ totalCost, lines }: Purchase): number =>
  totalCost - lines.reduce((sum, { variant, price, quantity }) => sum + (variant.is_gift_card ? price * quantity : 0), 0)

/** Refuses where the buyer saw another amount: a balance has changed since. */
export function checkCreditCost(seen: number | undefined, paid: PaidWithCredit | null): void {
  const now = paid?.creditCost ?? 0
  if (minor(seen ?? 0) !== now) throw refuse('CREDIT_HAS_CHANGED', { creditCost: [`It is ${decimal(now)} now`] })
}
