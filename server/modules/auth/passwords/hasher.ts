import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { refuse } from '#contract/refuse.ts'

export interface PasswordHasher {
  /** An argon2id hash in PHC string format, which includes its salt and cost. */
  hash: (password: string) => Promise<string>
  /**
   * Whether the password matches the hash. Without a hash it takes as long and returns false, so an unknown account looks like a wrong
   * password.
   */
  verify: (password: string, hash: string | null | undefined) => Promise<boolean>
  /** Whether the hash has another cost than today's, and should be renewed the next time its password is typed. */
  isOutdated: (hash: string) => boolean
}
interface HashCost {
  /** KiB. */
  memory: number
  passes: number
}

/** OWASP's memory for argon2id (19 MiB, so that sign-ins don't fill a small machine), with passes enough to cost at least 50 ms. */
const standardCost: HashCost = { memory: 19_456, passes: 5 }
const fixedParameters = { parallelism: 1, tagLength: 32 }
/** Two, but never every core: reads mustn't wait for sign-ins. */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Further callers would wait for more than about five seconds, so they are asked to try again later. */
const maxWaiting = 100
const retryAfterSeconds = 5

/** Hashes passwords, two at a time at most; refuses with TOO_MANY_REQUESTS when too many wait. Tests pass in a lower cost. */
export function createPasswordHasher(cost: HashCost = standardCost): PasswordHasher {
  const limited = limitConcurrency()
  const derive = (password: string, nonce: Buffer, parameters: HashCost & typeof fixedParameters) =>
    limited(() => argon2Async('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters } satisfies Argon2Parameters))

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    return toPhc(cost, salt, await derive(password, salt, { ...cost, ...fixedParameters }))
  }

  /** Stands in for the hash of an unknown account: no password matches it. */
  const dummyHash = toPhc(cost, randomBytes(16), randomBytes(fixedParameters.tagLength))
  async function verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const { salt, tag, ...parameters } = parsePhc(stored ?? dummyHash)
    const derived = await derive(password, salt, { ...parameters, tagLength: tag.length })
    return timingSafeEqual(derived, tag) && typeof stored === 'string'
  }
  return { hash, verify, isOutdated: (stored) => !stored.startsWith(toPhcCost(cost)) }
}

const toPhc = ({ memory, passes }: HashCost, salt: Buffer, tag: Buffer): string =>
  `${toPhcCost({ memory, passes })}${unpadded(salt)}$${unpadded(tag)}`

const toPhcCost = ({ memory, passes }: HashCost): string => `$argon2id$v=19$m=${memory},t=${passes},p=${fixedParameters.parallelism}$`

function parsePhc(hash: string) {
  const [, , , cost = '', salt = '', tag = ''] = hash.split('$')
  const [memory = 0, passes = 0, parallelism = 0] = (cost.match(/\d+/g) ?? []).map(Number)
  return { memory, passes, parallelism, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/** Runs a few tasks at a time; the others wait in order. */
function limitConcurrency() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= maxWaiting) throw refuse('TOO_MANY_REQUESTS', null, retryAfterSeconds)
    if (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const argon2Async = promisify(argon2)
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
