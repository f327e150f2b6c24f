import { decimal, minor } from '#contract/currency.ts'
import { convertDown } from '#contract/exchange.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { type OrderCredit, readCreditSources } from '#server/modules/credit/credit.ts'
import { worthOf } from '#server/modules/points/points.ts'
import { splitPayment } from '#server/modules/pricing/pricing.ts'
import { type Purchase, usablePoints } from './payment-methods.ts'

interface CreditRequest {
  giftCards?: string[] | undefined
  useCredit?: boolean | undefined
  points?: number | undefined
}

/** The amount of an order paid by gift cards and store credit, and the rest, in minor units. */
export interface PaidWithCredit {
  credits: OrderCredit[]
  creditCost: number
  due: number
}

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'> & { caller: Caller | null }

/** Whether gift cards or store credit are to pay a part of the order. An order without them reads no balance. */
const wantsCredit = ({ giftCards, useCredit }: CreditRequest): boolean => (giftCards?.length ?? 0) > 0 || useCredit === true

/**
 * What the requested gift cards and store credit pay of a purchase after its points. Nothing is taken yet. Null if none were requested.
 * Refuses cards that can't be used.
 */
export async function creditFor(db: Db | Tx, request: CreditRequest, purchase: Purchase, context: Context): Promise<PaidWithCredit | null> {
  if (!wantsCredit(request)) return null
  const { caller, config, signingSecret, now } = context
  const wanted = { giftCards: request.giftCards ?? [], userId: request.useCredit && caller ? caller.userId : null }
  const sources = await readCreditSources(db, wanted, signingSecret, now)
  const points = pointsCostOf(request.points, config, purchase)
  const { credits, credit, due } = splitPayment({ total: purchase.totalCost, creditable: creditableCost(purchase), points }, sources)
  const used = credits.map(({ id: accountId, amount }) => {
    const { kind, last4 } = sources.find(({ id }) => id === accountId)!
    return { accountId, kind, last4, amount }
  })
  return { credits: used, creditCost: credit, due }
}

/** What the requested points pay of a purchase, limited by the balance and by what points can pay for. */
export function pointsCostOf(points: number | undefined, config: Config, purchase: Purchase): number {
  const usable = points === undefined ? null : usablePoints(config, purchase)
  if (!usable) return 0
  const { exchange = null } = purchase
  return Math.min(minor(usable.usableCost, exchange?.code), convertDown(worthOf(Math.min(points!, usable.usable), config.points), exchange))
}

/** The part of a purchase that gift cards and store credit can pay: everything but gift cards. */
const creditableCost = ({ totalCost, lines }: Purchase): number =>
  totalCost - lines.reduce((sum, { variant, price, quantity }) => sum + (variant.is_gift_card ? price * quantity : 0), 0)

/** Refuses if the buyer saw another amount, because a balance has changed since. */
export function checkCreditCost(seen: number | undefined, paid: PaidWithCredit | null): void {
  const now = paid?.creditCost ?? 0
  if (minor(seen ?? 0) !== now) throw refuse('CREDIT_HAS_CHANGED', { creditCost: [`It is ${decimal(now)} now`] })
}
