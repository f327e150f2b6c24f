import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '#contract/refusals.ts'

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
/** More hashes at a time would take both cores from everybody else. */
const hashesAtOnce = 2
/** Who comes later would wait for more than about five seconds: better to be told to come back. */
const waitingMax = 100
const comeBackSeconds = 5

/** Hashes passwords, two at a time; fails with TOO_MANY_REQUESTS when too many wait. Tests hand down a lower cost. */
export function openPasswords(cost: Cost = standard): Passwords {
  const inTurn = takeTurns()
  const derive = (password: string, nonce: Buffer, parameters: typeof cost & typeof shape) =>
    inTurn(() => run('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters } satisfies Argon2Parameters))

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    const tag = await derive(password, salt, { ...cost, ...shape })
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${shape.parallelism}$${bare(salt)}$${bare(tag)}`
  }

  let decoy: Promise<string> | undefined
  async function verify(password: string, kept: string | null | undefined): Promise<boolean> {
    const [, , , given = '', salt = '', tag = ''] = (kept ?? (await (decoy ??= hash(randomBytes(16).toString('hex'))))).split('$')
    const [memory = 0, passes = 0, parallelism = 0] = (given.match(/\d+/g) ?? []).map(Number)
    const expected = Buffer.from(tag, 'base64')
    const made = await derive(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism, tagLength: expected.length })
    return timingSafeEqual(made, expected) && typeof kept === 'string'
  }
  return { hash, verify }
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
