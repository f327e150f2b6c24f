import { hash } from 'node:crypto'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import type { BoundEndpoint } from '#server/http/bind.ts'
import { Sketch } from './sketch.ts'
import * as queries from './visit-queries.ts'

const flushAfterMs = 5000
/** The steps towards a purchase. */
const steps = ['visits', 'products', 'carts', 'checkouts'] as const
type Step = (typeof steps)[number]
type Sketches = Record<Step, Sketch>

const automatic = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i

/** API calls that count as a step: when visitors navigate within the shop, no page is requested. */
const stepOfCall: Record<string, Step> = {
  'GET /user/products/url/:uniqueName': 'products',
  'POST /cart': 'carts',
  'POST /cart/preview': 'carts',
  'PATCH /cart/item': 'carts',
  'POST /user/orders/checkout-summary': 'checkouts',
}

interface Visitor {
  /** The network address and User-Agent. They are hashed right away with a key of the day, and not even the hash is stored. */
  address: string
  agent: string
}

interface Options {
  database: Database
  signingSecret: string
  clock: () => Date
  onFailure: (error: unknown) => void
}

/**
 * Counts visitors per day by how far they came, in memory, without cookies and without identifying anyone (decision 54). Every few seconds,
 * changes are merged into the day's row, together with those of other processes.
 */
export class Visits {
  readonly #options: Options
  #day = ''
  #dayEnds = 0
  #key = ''
  #seen = newSketches()
  #isNew = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Records that a visitor has reached a step. */
  countVisitor(step: Step, { address, agent }: Visitor): void {
    if (automatic.test(agent)) return
    const now = this.#options.clock().getTime()
    if (now >= this.#dayEnds || now < this.#dayEnds - dayMs) this.#begin(now)
    const digest = hash('sha1', `${this.#key}${address} ${agent}`, 'buffer')
    const isNew = this.#seen.visits.add(digest)
    if ((step !== 'visits' && this.#seen[step].add(digest)) || isNew) this.#isNew = true
    if (this.#isNew) this.#timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref()
  }

  /** Records a page visit, identified by the browser's fetch metadata. Prefetches and requests by programs don't count. */
  countPage({ headers, ip }: { headers: Record<string, string | string[] | undefined>; ip: string }, path: string): void {
    if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-purpose'] !== undefined) return
    const step = path.startsWith('/product/') ? 'products' : path.startsWith('/checkout') ? 'checkouts' : 'visits'
    this.countVisitor(step, { address: ip, agent: String(headers['user-agent'] ?? '') })
  }

  /** Writes what was recorded so far. A failure loses little, as the sketches stay in memory until the day ends. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#isNew) return
    this.#isNew = false
    await save(this.#options.database, this.#day, this.#seen).catch((error: unknown) => {
      this.#isNew = true
      this.#options.onFailure(error)
    })
  }

  #begin(now: number): void {
    if (this.#isNew) void save(this.#options.database, this.#day, this.#seen).catch(this.#options.onFailure)
    const midnight = Math.floor(now / dayMs) * dayMs
    this.#day = new Date(midnight).toISOString().slice(0, 10)
    this.#dayEnds = midnight + dayMs
    this.#key = hash('sha256', `visits ${this.#day} ${this.#options.signingSecret}`)
    this.#seen = newSketches()
    this.#isNew = false
  }
}

/** Wraps endpoints so that calls that show a step of the visitor are counted. */
export const countingVisits =
  (visits: Visits) =>
  (bound: BoundEndpoint): BoundEndpoint => {
    const step = stepOfCall[bound.endpoint.route]
    if (step === undefined) return bound
    return {
      ...bound,
      run: (app, input, context, key) => {
        if (context.client.isBrowser) visits.countVisitor(step, context.client)
        return bound.run(app, input, context, key)
      },
    }
  }

const newSketches = (): Sketches =>
  ({ visits: new Sketch(), products: new Sketch(), carts: new Sketch(), checkouts: new Sketch() }) satisfies Sketches

const packed = (sketches: Sketches): string => Buffer.concat(steps.map((step) => sketches[step].registers)).toString('base64')

function unpacked(text: string): Sketches {
  const bytes = Buffer.from(text, 'base64')
  const size = bytes.length / steps.length
  return Object.fromEntries(steps.map((step, at) => [step, new Sketch(bytes.subarray(at * size, (at + 1) * size))])) as Sketches
}

/** Merges the sketches of this process into the day's row, which is locked for concurrent writers. */
async function save(database: Database, day: string, seen: Sketches): Promise<void> {
  await database.transaction(async (tx) => {
    await queries.beginDay.run(tx, { day })
    const stored = await queries.lockDay.one(tx, { day })
    const merged = stored?.sketch ? unpacked(stored.sketch) : newSketches()
    for (const step of steps) merged[step].merge(seen[step])
    const { visits, products, carts, checkouts } = merged
    const counts = { visits: visits.count, products: products.count, carts: carts.count, checkouts: checkouts.count }
    await queries.saveDay.run(tx, { day, ...counts, sketch: packed(merged) })
  })
}
