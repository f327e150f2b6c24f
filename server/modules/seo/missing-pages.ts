import { slug } from '#contract/fields.ts'
import { urls } from '#contract/urls.ts'
import type { Db } from '#server/db/statement.ts'
import { unpublishedProduct, productOnSale } from '#server/modules/catalogue/catalogue.ts'
import { redirectOf } from '#server/modules/redirects/redirects.ts'
import { type MissedPage, saveMissing } from './queries.ts'

const flushAfterMs = 2000
/**
 * The number of different pages that one process collects between two writes, and per day, so that nobody can fill the database with
 * made-up ones.
 */
const perFlushMax = 500
const perDayMax = 5000
const lengthMax = 200

/** Matches what may be a token, an address or an order number, which isn't logged. */
const personal = /@|%40|\d{6,}|^(?=.*\d)[\w.~-]{20,}$|^[\w.~-]{40,}$/
/** The address of a product page in a Shopify shop, also within a collection. */
const shopifyProduct = /^(?:\/collections\/[^/]+)?\/products\/([^/]+)\/?$/
const product = /^\/product\/([^/]+)$/

/** A path in the form in which it's logged: without its query and anything that may be personal. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  const parts = path.split('/').map((part) => (personal.test(part) ? '…' : part))
  return parts.join('/').slice(0, lengthMax).toWellFormed()
}

/** The host of the referring page, if it's another site. */
export function hostOf(referrer: string | undefined, origin: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  return url === null || url.origin === origin || !/^https?:$/.test(url.protocol) ? '' : url.hostname.slice(0, 100)
}

interface Request {
  url: string
  referrer: string | undefined
}

/** Counts requests for pages that don't exist, by day; written every two seconds. */
export class MissingPages {
  readonly #db: Db
  readonly #origin: string
  readonly #onFailure: (error: unknown) => void
  #pages = new Map<string, MissedPage>()
  #known = { day: '', paths: new Set<string>() }
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, origin: string, onFailure: (error: unknown) => void) {
    this.#db = db
    this.#origin = origin
    this.#onFailure = onFailure
  }

  /** Whether the page was removed for good: then the answer is 410, and it doesn't count as missing. */
  async isGone(url: string): Promise<boolean> {
    const name = slug.safeParse(product.exec(url.split('?')[0] ?? '')?.[1])
    return name.success && (await unpublishedProduct.one(this.#db, { slug: name.data })) !== undefined
  }

  /** The target of a redirect that staff have set, or the product with that Shopify address; undefined if there is neither. */
  async redirect(url: string): Promise<string | undefined> {
    return (await redirectOf(this.#db, url)) ?? (await this.#movedProduct(url))
  }

  /** The address of a product that was imported from Shopify, as an import keeps its handle. */
  async #movedProduct(url: string): Promise<string | undefined> {
    const [path = '', query] = url.split('?')
    const handle = slug.safeParse(shopifyProduct.exec(path)?.[1])
    const found = handle.success ? await productOnSale.one(this.#db, { slug: handle.data }) : undefined
    return found && urls.product(found.slug) + (query === undefined ? '' : `?${query}`)
  }

  record({ url, referrer }: Request, now: Date): void {
    const path = loggedPath(url)
    const day = now.toISOString().slice(0, 10)
    const pending = this.#pages.get(`${day} ${path}`)
    if (!this.#isRoom(day, path) || (!pending && this.#pages.size >= perFlushMax)) return
    const host = hostOf(referrer, this.#origin)
    this.#pages.set(`${day} ${path}`, { day, path, times: (pending?.times ?? 0) + 1, referrer: host || (pending?.referrer ?? '') })
    this.#timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref()
  }

  /** Writes the counts collected so far. If that fails they are lost, which is fine for statistics. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const pages = [...this.#pages.values()]
    this.#pages = new Map()
    try {
      if (pages.length > 0) await saveMissing.run(this.#db, { pages })
    } catch (error) {
      this.#onFailure(error)
    }
  }

  #isRoom(day: string, path: string): boolean {
    if (this.#known.day !== day) this.#known = { day, paths: new Set() }
    const { paths } = this.#known
    if (paths.size < perDayMax) paths.add(path)
    return paths.has(path)
  }
}
