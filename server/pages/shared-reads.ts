import { LRUCache } from 'lru-cache'
import type { Call } from '#contract/api.ts'
import {
  addCacheExpiry,
  addCacheTags,
  addPriceExpiry,
  type CacheTag,
  collectCacheTags,
  type TagInvalidations,
} from '#server/http/cache-tags.ts'
import { renderedLocale } from '#server/http/locale.ts'

type Options = Parameters<Call>[2]
type AnyCall = (route: string, input: object, options?: Options) => Promise<unknown>

interface Settings {
  invalidations: TagInvalidations
  now: () => number
}

interface Read {
  /** The invalidation step at which the read began. */
  step: number
  at: number
  answer: Promise<Answer>
  /** The result once it's available. */
  made?: Answer
}

interface Answer {
  result: unknown
  tags: readonly CacheTag[]
  until: number
  pricesUntil: number
}

/** Calls of the landing page, the market and the community's lists that are the same for every visitor; each tags everything it shows. */
const sharedRoutes: ReadonlySet<string> = new Set([
  'GET /brands',
  'GET /clubs',
  'GET /post/popular',
  'GET /public/window',
  'GET /user/blogs',
  'GET /user/products/tag/:tag',
])
/**
 * Whether a call is shared. The first page of products is, as in rails; later pages have a position, and are cached with the page that
 * shows them.
 */
const isShared = (route: string, input: object): boolean =>
  sharedRoutes.has(route) || (route === 'GET /user/products' && !('offset' in input) && !('cursor' in input))
const freshMs = 10_000
const readsMax = 200

/**
 * Calls for pages being rendered. Those that are the same for every visitor are cached until something that they show is invalidated, for
 * at most ten seconds. A call with a token or other private input is never shared.
 */
export function sharedReads(call: Call, { invalidations, now }: Settings): Call {
  const reads = new LRUCache<string, Read>({ max: readsMax })
  const ask = call as AnyCall

  const isGood = ({ step, at, made }: Read): boolean =>
    made === undefined ? step === invalidations.step : now() < Math.min(at + freshMs, made.until) && invalidations.isValid(step, made.tags)

  function begin(key: string, read: () => Promise<unknown>): Read {
    const begun: Read = { step: invalidations.step, at: now(), answer: collectCacheTags(read) }
    reads.set(key, begun)
    begun.answer.then(
      (made) => (begun.made = made),
      () => reads.peek(key) === begun && reads.delete(key),
    )
    return begun
  }

  const shared: AnyCall = async (route, input, options) => {
    if (options !== undefined || !isShared(route, input)) return ask(route, input, options)
    const key = `${renderedLocale() ?? ''} ${route} ${JSON.stringify(input)}`
    const known = reads.get(key)
    const { result, tags, until, pricesUntil } = await (known && isGood(known) ? known : begin(key, () => ask(route, input))).answer
    addCacheTags(tags)
    addCacheExpiry(until)
    addPriceExpiry(pricesUntil)
    return result
  }
  return shared as Call
}
