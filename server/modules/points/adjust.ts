import type { adjustPoints } from '#contract/admin/points.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import * as queries from './queries.ts'

/** Adds or takes points, with a reason that the customer sees. Taking never leaves a negative balance, but adding works on one. */
export async function adjust(
  tx: Tx,
  { id: user, points, note }: ParsedOf<typeof adjustPoints>,
  context: SignedInContext,
): Promise<OutputOf<typeof adjustPoints>> {
  const { now } = context
  const before = await queries.lockBalance.one(tx, { user })
  if (!before) throw refuse('NOT_FOUND')
  checkBalance(before.balance + points, points)
  const after = (await queries.adjust.one(tx, { id: newId(now), user, points, note, now }))!
  describeChange(context, { target: user, before, after: { ...after, note } })
  return after
}

function checkBalance(balance: number, change: number): void {
  if (change < 0 && balance < 0) throw refuse('AMOUNT_IS_OUT_OF_BOUNDS', { points: ['is more than there is'] })
  const { balanceMax } = limits.points
  if (balance > balanceMax) throw refuse('AMOUNT_IS_OUT_OF_BOUNDS', { points: [`would make a balance of more than ${balanceMax}`] })
}
