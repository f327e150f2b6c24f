import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import type { PromotionRow } from './queries.ts'

/** The active promotions, cached until PostgreSQL announces a change. A shop without any pays nothing for them. */
export class PromotionCache {
  #rows: Promise<PromotionRow[]> | undefined

  /** Drops the cached promotions, which may have changed. */
  clear(): void {
    this.#rows = undefined
  }

  /** The automatic promotions that are active now. */
  automatic = async (db: Db | Tx, now: Date): Promise<PromotionRow[]> =>
    (await this.#list(db)).filter((row) => row.trigger === 'automatic' && timeObstacle(row, now) === undefined)

  /** Whether there are any promotions that haven't ended, with codes or without. */
  areThere = async (db: Db | Tx, now: Date): Promise<boolean> => (await this.#list(db)).some((row) => timeObstacle(row, now) !== 'EXPIRED')

  #list(db: Db | Tx): Promise<PromotionRow[]> {
    const rows = (this.#rows ??= queries.activePromotions.all(db, {}))
    // A failure isn't cached.
    rows.catch(() => this.#rows === rows && this.clear())
    return rows
  }
}

/** Why a promotion isn't active at this time; undefined if it is. */
export function timeObstacle({ starts_at, ends_at }: Pick<PromotionRow, 'starts_at' | 'ends_at'>, now: Date) {
  if (ends_at !== null && ends_at <= now) return 'EXPIRED' as const
  return starts_at !== null && starts_at > now ? ('NOT_STARTED' as const) : undefined
}
