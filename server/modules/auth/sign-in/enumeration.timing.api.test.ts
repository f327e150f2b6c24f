import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, signedIn } from '#test/builders.ts'
import { createPasswordHasher, type PasswordHasher } from '../passwords/hasher.ts'

/** Uses cheap password hashes: most of the time is then spent in our own code, where a difference shows more clearly. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  // Hours pass for each attempt; recurring jobs would run in between and distort the times.
  await app.jobs.runDue()
  await app.database.db.query({ text: `update jobs set run_at = 'infinity' where every_ms is not null`, values: [] })
})
afterAll(() => app.stop())

const tries = 100
/** A busy machine distorts a median occasionally; a real difference shows in every run. */
const timed = { timeout: 60_000, retry: 2 }
/** A new email for each test, because limits also count for addresses without an account. */
let unknown = freshEmail()
beforeEach(() => {
  unknown = freshEmail()
})

interface TimedAnswer {
  ms: number
  answer: string
}
async function send(path: string, body: object): Promise<TimedAnswer> {
  const started = performance.now()
  const response = await app.request(`/api/user-auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const text = await response.text()
  const headers = [...response.headers]
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    // Random for everyone.
    .map(([name, value]) => [name, value.replace(/^device=[\w-]{43};/, 'device=random;')])
  return { ms: performance.now() - started, answer: JSON.stringify([response.status, headers, text.replace(/"requestId":"[^"]+"/, '')]) }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!

/** Makes the same call for a known and an unknown email, alternating the order: neither the responses nor their times may differ. */
async function checkSame(
  ask: (email: string, n: number) => Promise<TimedAnswer>,
  known: string,
  before: (n: number) => Promise<unknown> | void = () => {},
): Promise<void> {
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
  for (let n = 0; n < tries + 5; n += 1) {
    await before(n)
    const answers = new Set<string>()
    for (const email of n % 2 ? [known, unknown] : [unknown, known]) {
      const { ms, answer } = await ask(email, n)
      answers.add(answer)
      // The first few warm up.
      if (n >= 5) times[email]!.push(ms)
    }
    expect([...answers]).toHaveLength(1)
  }
  const ratio = median(times[known]!) / median(times[unknown]!)
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
}

/** Lets enough time pass that no limit applies, not even a daily one. */
const passLimits = () => app.pass(3 * 3_600_000)

describe('nobody can tell whether an account exists', () => {
  it('from signing in', timed, async () => {
    const { email } = await signedIn(app)
    await checkSame((who) => send('sign-in', { email: who, password: 'wrong guess' }), email, passLimits)
  })

  it('from the attempt limit', async () => {
    const { email } = await signedIn(app)
    passLimits()
    for (let n = 0; n < 12; n += 1) {
      const [one, other] = [
        await send('sign-in', { email, password: 'wrong' }),
        await send('sign-in', { email: unknown, password: 'wrong' }),
      ]
      expect(one.answer).toBe(other.answer)
    }
  })

  it('from signing up', timed, async () => {
    const { email } = await signedIn(app)
    await checkSame((who) => send('signup/send-otp', { name: 'Ada', email: who, password: 'correct horse' }), email, passLimits)
  })

  it('from resetting a password', timed, async () => {
    const { email } = await signedIn(app)
    await checkSame((who) => send('forgot-password/send-otp', { email: who }), email, passLimits)
  })

  it.each(['signup', 'forgot-password'])('from wrong codes (%s)', timed, async (flow) => {
    const { email } = await signedIn(app)
    const sendCodes = async (n: number) => {
      if (n % 5 > 0) return
      passLimits()
      for (const who of [email, unknown]) await send(`${flow}/send-otp`, { name: 'Ada', email: who, password: 'correct horse' })
    }
    // A random code is right once in a million times.
    await checkSame((who) => send(`${flow}/verify-otp`, { email: who, otp: '271828' }), email, sendCodes)
  })
})

describe('a password for an unknown account', () => {
  it('takes as long to check as one for a known account, at the real cost', timed, async () => {
    const real: PasswordHasher = createPasswordHasher()
    const hash = await real.hash('correct horse')
    const times: [number[], number[]] = [[], []]
    for (let n = 0; n < 12; n += 1) {
      for (const [index, kept] of [hash, undefined].entries()) {
        const started = performance.now()
        await real.verify('wrong guess', kept)
        times[index]!.push(performance.now() - started)
      }
    }
    expect(median(times[0]) / median(times[1])).toSatisfy((ratio: number) => ratio > 0.8 && ratio < 1.25)
  })
})
