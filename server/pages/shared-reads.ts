import { LRUCache } from 'lru-cache'
import type { Call } from '#contract/api.ts'
import { addCacheExpiry, addCacheTags, type CacheTag, collectCacheTags, type TagInvalidations } from '#server/http/cache-tags.ts'
import { renderedLocale } from '#server/http/locale.ts'

type Options = Parameters<Call>[2]
type AnyCall = (route: string, input: object, options?: Options) => Promise<unknown>

interface Settings {
  invalidations: TagInvalidations
  now: () => number
}

interface Read {
  /** The step of the invalidations at which it began. */
  step: number
  at: number
  answer: Promise<Answer>
  /** The answer once it's there. */
  made?: Answer
}

interface Answer {
  result: unknown
  tags: readonly CacheTag[]
  until: number
}

/** What the landing page, the market and the community's lists ask for, the same for every visitor: each tags all that it shows. */
const sharedRoutes: ReadonlySet<string> = new Set([
  'GET /brands',
  'GET /clubs',
  'GET /post/popular',
  'GET /public/window',
  'GET /user/blogs',
  'GET /user/products/tag/:tag',
])
/** How such pages' rails begin. A list that one pages through names its place, and has a page of its own in the cache. */
const isShared = (route: string, input: object): boolean =>
  sharedRoutes.has(route) || (route === 'GET /user/products' && !('offset' in input) && !('cursor' in input))
const freshMs = 10_000
const readsMax = 200

/**
 * The calls of pages being rendered, of which those that are the same for every visitor are answered from memory: until something that they show
 * is announced to have changed, at most for ten seconds. What brings a token or anything else of its own is never shared.
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
    const { result, tags, until } = await (known && isGood(known) ? known : begin(key, () => ask(route, input))).answer
    addCacheTags(tags)
    addCacheExpiry(until)
    return result
  }
  return shared as Call
}
