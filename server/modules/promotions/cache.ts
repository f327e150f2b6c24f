import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import type { PromotionRow } from './queries.ts'

/** The promotions that are on, in memory until PostgreSQL announces that they have changed. A shop without any pays nothing for them. */
export class PromotionCache {
  #rows: Promise<PromotionRow[]> | undefined

  /** Something may have changed. */
  clear(): void {
    this.#rows = undefined
  }

  /** Those that apply by themselves now. */
  automatic = async (db: Db | Tx, now: Date): Promise<PromotionRow[]> =>
    (await this.#list(db)).filter((row) => row.trigger === 'automatic' && timeObstacle(row, now) === undefined)

  /** Whether there are any that aren't over, with codes or without. */
  areThere = async (db: Db | Tx, now: Date): Promise<boolean> => (await this.#list(db)).some((row) => timeObstacle(row, now) !== 'EXPIRED')

  #list(db: Db | Tx): Promise<PromotionRow[]> {
    const rows = (this.#rows ??= queries.active.all(db, {}))
    // A failure isn't remembered.
    rows.catch(() => this.#rows === rows && this.clear())
    return rows
  }
}

/** Why a promotion isn't on now, by the clock; undefined where it is. */
export function timeObstacle({ starts_at, ends_at }: Pick<PromotionRow, 'starts_at' | 'ends_at'>, now: Date) {
  if (ends_at !== null && ends_at <= now) return 'EXPIRED' as const
  return starts_at !== null && starts_at > now ? ('NOT_STARTED' as const) : undefined
}
