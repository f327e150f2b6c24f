import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const run = promisify(argon2)
/** OWASP's second choice for argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/** More hashes at a time would take both cores from everybody else. */
const hashesAtOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** An argon2id hash in PHC form, which carries its own salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(salt)}$${bare(tag)}`
}

/** Whether the password made this hash. Without a hash it takes as long and is false: an unknown account looks like a wrong password. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , given = '', salt = '', tag = ''] = (hash ?? (await decoy())).split('$')
  const [memory, passes, parallelism] = (given.match(/\d+/g) ?? []).map(Number)
  const expected = Buffer.from(tag, 'base64')
  const made = await derive(password, Buffer.from(salt, 'base64'), {
    memory: memory!,
    passes: passes!,
    parallelism: parallelism!,
    tagLength: expected.length,
  })
  return timingSafeEqual(made, expected) && hash !== undefined
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hashPassword(randomBytes(16).toString('hex')))

async function derive(password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> {
  if (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await run('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters } satisfies Argon2Parameters)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
