import { dayMs } from '#contract/time.ts'
import type { Db } from '#server/db/statement.ts'
import type { SearchEngine } from './engine.ts'
import { popularSearches } from './log-queries.ts'

const daysBack = 30
/** Fewer searches than this may all come from one person. */
const searchesMin = 5
const queriesMax = 300
const refreshMs = 60_000

/** Popular searches for suggestions; read again at most once a minute, when someone needs suggestions. */
export class PopularSearches {
  #readAt = -Infinity
  readonly #onFailure: (error: unknown) => void

  /** `onFailure` gets the reason when they couldn't be read: until they can, the former ones are suggested. */
  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure
  }

  /** Gives the engine the popular searches when they are due. Callers don't wait for it: it runs in the background. */
  refresh(db: Db, engine: SearchEngine, now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#readAt) < refreshMs) return Promise.resolve()
    this.#readAt = now.getTime()
    return this.#read(db, engine, now).catch(this.#onFailure)
  }

  /** Leaves out queries with a word that the shop itself doesn't use: it may be a name or an insult. */
  async #read(db: Db, engine: SearchEngine, now: Date): Promise<void> {
    const from = new Date(now.getTime() - daysBack * dayMs).toISOString().slice(0, 10)
    const rows = await popularSearches.all(db, { from, least: searchesMin, limit: queriesMax })
    const known = await Promise.all(rows.map(({ query }) => engine.knowsWords(db, query)))
    engine.setPopular(rows.filter((_, at) => known[at]))
  }
}
