import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '#scripts/problem.ts'
import type { CommunitySize } from './database/community.ts'
import { scenarios } from './scenarios.ts'
import { searchWaitsPart } from './waits.ts'

/** The part that times the first list after a change. */
export const firstListPart = 'first-list-after-change'

/** Runs at least this long, then until there were enough turns for V8 to have compiled the hot code, up to a maximum time. */
export interface WarmUp {
  seconds: number
  turns: number
  secondsMax: number
}

export interface Options {
  /** How long each scenario, and each stretch of the search waits, is measured. */
  seconds: number
  waitsSeconds: number
  warmUp: WarmUp
  connections: number
  /** The number of changes whose median is the first list after a change. */
  changes: number
  /** Names of scenarios, "start", "search-waits", "first-list-after-change" or "pages". */
  parts: Set<string>
  /** The number of orders that customers have placed. */
  orders: number
  /** How large the community is. */
  community: CommunitySize
  /** `parent` is the folder of the filled databases; `fresh` fills them anew. */
  database: { products: number; parent: string; fresh: boolean }
  /** The file for the raw numbers. */
  json: string | undefined
  /** The folder for the shop's CPU profile. */
  profile: string | undefined
  /** Two files of raw numbers to compare, instead of measuring. */
  compare: [a: string, b: string] | undefined
  /** The folder of another build to compare with, in turns. */
  against: string | undefined
}

const usual = { seconds: 4, waitsSeconds: 20, changes: 40, warmUp: { seconds: 1, turns: 2000, secondsMax: 8 } }
const connections = 16
const quick = { seconds: 1, waitsSeconds: 3, changes: 10, warmUp: { seconds: 0.5, turns: 500, secondsMax: 2 } }
const productsMax = 1_000_000
const defaultProducts = 1000
const defaultCommunity = { people: 2000, posts: 20_000 }
const communityMax = { people: 1_000_000, posts: 2_000_000 }
const defaultOrders = 24_000
const ordersMax = 10_000_000
const defaultParent = join(import.meta.dirname, '../tmp/bench')

/** Reads the arguments; fails with one line for invalid ones. */
export function readOptions(args: string[]): Options {
  const known = ['start', ...scenarios.map(({ name }) => name), searchWaitsPart, firstListPart, 'pages']
  const { values, positionals } = parse(args)
  const {
    only = known,
    seconds,
    products,
    people,
    posts,
    orders,
    keep = defaultParent,
    fresh = false,
    quick: isQuick,
    json,
    profile,
    compare,
    against,
  } = values
  const unknown = only.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Problem(`I don't know "${unknown}"; there are ${known.join(', ')}`)
  return {
    ...(isQuick ? quick : usual),
    connections,
    ...(seconds !== undefined && bothSeconds(numberOf('seconds', seconds, 600))),
    parts: new Set(only),
    orders: orders === undefined ? defaultOrders : wholeOf('orders', orders, ordersMax),
    community: {
      people: people === undefined ? defaultCommunity.people : wholeOf('people', people, communityMax.people),
      posts: posts === undefined ? defaultCommunity.posts : wholeOf('posts', posts, communityMax.posts),
    },
    database: {
      products: products === undefined ? defaultProducts : wholeOf('products', products, productsMax),
      parent: resolve(keep),
      fresh,
    },
    json,
    profile,
    compare: compare ? pairOf(positionals) : undefined,
    against,
  }
}

const bothSeconds = (seconds: number) => ({ seconds, waitsSeconds: seconds })

function pairOf(files: string[]): [string, string] {
  const [a, b] = files
  if (a === undefined || b === undefined || files.length > 2) throw new Problem('--compare takes two files that --json wrote')
  return [a, b]
}

function parse(args: string[]) {
  try {
    const options = {
      only: { type: 'string', multiple: true },
      products: { type: 'string' },
      people: { type: 'string' },
      posts: { type: 'string' },
      orders: { type: 'string' },
      keep: { type: 'string' },
      fresh: { type: 'boolean' },
      seconds: { type: 'string' },
      quick: { type: 'boolean' },
      json: { type: 'string' },
      profile: { type: 'string' },
      compare: { type: 'boolean' },
      against: { type: 'string' },
    } as const
    return parseArgs({ args, options, allowPositionals: args.includes('--compare') })
  } catch (error) {
    throw new Problem(
      `${(error as Error).message.split(/\.\s/)[0]}; there are --only name, --products n, --people n, --posts n, --orders n, --keep folder, --fresh, --seconds n, --quick, --json file, --profile folder, --against folder and --compare a.json b.json`,
    )
  }
}

function numberOf(name: string, text: string, max: number): number {
  const number = Number(text)
  if (!(number > 0 && number <= max)) throw new Problem(`--${name} takes a number up to ${max}, not "${text}"`)
  return number
}

function wholeOf(name: string, text: string, max: number): number {
  const number = numberOf(name, text, max)
  if (!Number.isInteger(number)) throw new Problem(`--${name} takes a whole number, not "${text}"`)
  return number
}
