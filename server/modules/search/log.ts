import { dayOf } from '#contract/time.ts'
import type { Db } from '#server/db/statement.ts'
import type { LoggedOpening, LoggedSearch } from './log-queries.ts'
import { saveOpened, saveSearches } from './log-queries.ts'
import { fold } from './text/fold.ts'

const flushAfterMs = 2000
/** The number of different queries (and openings) that one process collects between two writes; further ones aren't logged. */
const perFlushMax = 500
/** The number of different queries that one process logs per day, so that nobody can fill the database with made-up ones. */
const perDayMax = 20_000
const lengthMax = 100

/** Matches what may be an email, a phone number or a card number: personal data isn't logged. */
const personal = /@|\d[\d\s().-]{6,}\d/

/** A query in the form in which it's logged: folded, with single spaces; null if it isn't logged. */
function loggedQuery(q: string): string | null {
  const query = fold(q).trim().replaceAll(/\s+/g, ' ')
  return query === '' || query.length > lengthMax || personal.test(query) ? null : query
}

/**
 * Counts searches, and the products opened from them, by day and query. Counts are written every two seconds, so a search itself writes
 * nothing.
 */
export class SearchLog {
  readonly #db: Db
  readonly #onFailure: (error: unknown) => void
  #searches = new Map<string, LoggedSearch>()
  #openings = new Map<string, LoggedOpening>()
  #known = { day: '', queries: new Set<string>() }
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, onFailure: (error: unknown) => void) {
    this.#db = db
    this.#onFailure = onFailure
  }

  searched(q: string, results: number, now: Date): void {
    const query = loggedQuery(q)
    const day = dayOf(now)
    if (query === null || !this.#isRoom(day, query)) return
    const key = `${day} ${query}`
    const pending = this.#searches.get(key)
    if (!pending && this.#searches.size >= perFlushMax) return
    this.#searches.set(key, { day, query, searches: (pending?.searches ?? 0) + 1, results })
    this.#schedule()
  }

  opened(q: string, product: string, now: Date): void {
    const query = loggedQuery(q)
    const key = `${dayOf(now)} ${product} ${query}`
    const pending = this.#openings.get(key)
    if (query === null || (!pending && this.#openings.size >= perFlushMax)) return
    this.#openings.set(key, { day: dayOf(now), query, product, times: (pending?.times ?? 0) + 1 })
    this.#schedule()
  }

  /** Writes the counts collected so far. If that fails they are lost, which is fine for statistics. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const [searches, openings] = [[...this.#searches.values()], [...this.#openings.values()]]
    this.#searches = new Map()
    this.#openings = new Map()
    try {
      if (searches.length > 0) await saveSearches.run(this.#db, { searches })
      if (openings.length > 0) await saveOpened.run(this.#db, { opened: openings })
    } catch (error) {
      this.#onFailure(error)
    }
  }

  #isRoom(day: string, query: string): boolean {
    if (this.#known.day !== day) this.#known = { day, queries: new Set() }
    const { queries } = this.#known
    if (queries.size < perDayMax) queries.add(query)
    return queries.has(query)
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref()
  }
}
