import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { refuse } from '#contract/refuse.ts'

export interface Passwords {
  /** An argon2id hash in PHC form, which carries its own salt and cost. */
  hash: (password: string) => Promise<string>
  /**
   * Whether the password made this hash. Without a hash it takes as long and is false: an unknown account looks like a
   * wrong password.
   */
  verify: (password: string, hash: string | null | undefined) => Promise<boolean>
}
export interface Cost {
  /** KiB. */
  memory: number
  passes: number
}

/** OWASP's second choice for argon2id: 19 MiB, two passes. */
const standard: Cost = { memory: 19_456, passes: 2 }
const shape = { parallelism: 1, tagLength: 32 }
/** Two, but never every core: whoever only reads must not wait for those who sign in. */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Who comes later would wait for more than about five seconds: better to be told to come back. */
const waitingMax = 100
const comeBackSeconds = 5

/** Hashes passwords, two at a time at most; fails with TOO_MANY_REQUESTS when too many wait. Tests hand down a lower cost. */
export function openPasswords(cost: Cost = standard): Passwords {
  const inTurn = takeTurns()
  const derive = (password: string, nonce: Buffer, parameters: typeof cost & typeof shape) =>
    inTurn(() => run('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters } satisfies Argon2Parameters))

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    return write(cost, salt, await derive(password, salt, { ...cost, ...shape }))
  }

  /** Nobody's: no password makes it. */
  const decoy = write(cost, randomBytes(16), randomBytes(shape.tagLength))
  async function verify(password: string, kept: string | null | undefined): Promise<boolean> {
    const { salt, tag, ...parameters } = read(kept ?? decoy)
    const made = await derive(password, salt, { ...parameters, tagLength: tag.length })
    return timingSafeEqual(made, tag) && typeof kept === 'string'
  }
  return { hash, verify }
}

const write = ({ memory, passes }: Cost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${shape.parallelism}$${bare(salt)}$${bare(tag)}`

function read(hash: string) {
  const [, , , given = '', salt = '', tag = ''] = hash.split('$')
  const [memory = 0, passes = 0, parallelism = 0] = (given.match(/\d+/g) ?? []).map(Number)
  return { memory, passes, parallelism, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/** Lets a few pieces of work run at a time; the others wait in order. */
function takeTurns() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= waitingMax) throw refuse('TOO_MANY_REQUESTS', null, comeBackSeconds)
    if (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const run = promisify(argon2)
const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
