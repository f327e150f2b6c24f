import { describe, expect, it } from 'vitest'
import type { Refusal } from '#contract/refusal.ts'
import { createPasswordHasher } from './hasher.ts'

const cheap = createPasswordHasher({ memory: 64, passes: 1 })

describe('a hash', () => {
  it('matches its own password only, is salted, and includes its parameters', async () => {
    const [one, other] = [await cheap.hash('correct horse'), await cheap.hash('correct horse')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await cheap.verify('correct horse', one)).toBe(true)
    expect(await cheap.verify('correct horsf', one)).toBe(false)
    expect(await createPasswordHasher().hash('correct horse')).toContain('$m=19456,t=5,p=1$')
  })

  it('is verified with its own cost, whatever the current cost is', async () => {
    const older = await createPasswordHasher({ memory: 128, passes: 2 }).hash('correct horse')
    expect(await cheap.verify('correct horse', older)).toBe(true)
  })

  it('is the same for both Unicode forms of a letter', async () => {
    expect(await cheap.verify('caf\u00e9 noir', await cheap.hash('cafe\u0301 noir'))).toBe(true)
  })
})

describe('a missing hash', () => {
  it('matches no password', async () => {
    for (const none of [undefined, null]) expect(await cheap.verify('', none)).toBe(false)
  })
})

describe('many passwords at once', () => {
  it('are hashed one or two at a time, and refused when too many wait', async () => {
    const results = await Promise.allSettled(Array.from({ length: 150 }, () => cheap.hash('correct horse')))
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []))
    expect([150 - 100 - 1, 150 - 100 - 2]).toContain(refused.length)
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 })
    expect(await cheap.hash('correct horse')).toMatch(/^\$argon2id/)
  })
})
