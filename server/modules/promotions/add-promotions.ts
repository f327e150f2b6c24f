import type { Tx } from '#server/db/statement.ts'
import type { Rule } from './rule.ts'
import * as queries from './staff-queries.ts'

/** A promotion for a seeded shop. Amounts are in minor units. */
export interface NewPromotion {
  name: string
  /** The names in other languages. */
  names?: Record<string, string>
  /** Without one it applies by itself. */
  code?: string
  rule: Rule
}

/** Adds promotions that are active from now on. */
export const addPromotions = async (tx: Tx, promotions: (NewPromotion & { id: string })[], now: Date): Promise<void> =>
  void (await queries.insertMany.run(tx, { promotions: promotions.map((one) => ({ names: {}, ...one })), now }))
