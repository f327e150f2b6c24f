import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type RepeatOptions, repeatingFetch } from '../client/repeat.ts'

type Answer = number | [status: number, retryAfter: string] | 'lost'

/** A shop that answers as listed, one after the other, and what was asked of it and waited for. */
function shopThat(answers: Answer[], options: RepeatOptions = {}) {
  const bodies: string[] = []
  const pauses: number[] = []
  const fetch = repeatingFetch({
    fetch: async (request) => {
      bodies.push(await request.text())
      const answer = answers.shift() ?? 200
      if (answer === 'lost') throw new TypeError('fetch failed')
      const [status, retryAfter] = typeof answer === 'number' ? [answer] : answer
      return new Response('{}', { status, ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }) })
    },
    wait: async (ms) => void pauses.push(ms),
    ...options,
  })
  const ask = (init: RequestInit = {}) => fetch(new Request('https://shop.example/api/cart', init))
  return { ask, bodies, pauses }
}

const post = { method: 'POST', body: '{"quantity":1}' }
const put = { ...post, method: 'PUT' }
const withKey = { ...post, headers: { 'Idempotency-Key': 'delivery-note-0417' } }

describe('the API client repeats a call', () => {
  it.each<[string, RequestInit, Answer[], number[]]>([
    [
      'that was refused for now, after Retry-After',
      {},
      [
        [429, '7'],
        [503, '2'],
      ],
      [7000, 2000],
    ],
    ['that got no answer, with growing pauses', {}, ['lost', 'lost'], [500, 1000]],
    ['whose proxy failed', { method: 'HEAD' }, [502, 504], [500, 1000]],
    ['with an idempotency key, and the same body', withKey, ['lost', [503, '1']], [500, 1000]],
    ['that was refused because there were too many', post, [[429, '1']], [1000]],
    ['that changes and was refused because there were too many', { method: 'DELETE' }, [[429, '1']], [1000]],
  ])('%s', async (_, init, answers, expected) => {
    const { ask, bodies, pauses } = shopThat(answers)
    expect((await ask(init)).status).toBe(200)
    expect(pauses).toEqual(expected)
    expect(new Set(bodies)).toEqual(new Set([init.body ?? '']))
  })
})

describe('the API client does not repeat a call', () => {
  it.each<[string, RequestInit, Answer[], number]>([
    ['that may have had its effect', post, [503], 503],
    ['that may have added a row', put, [504], 504],
    ['that may have changed something before the database was lost', put, [503], 503],
    ['that may have deleted something', { method: 'DELETE' }, [502], 502],
    ['that was refused for good', {}, [422], 422],
    ['that failed three times', {}, [503, 503, 503], 503],
    ['before a pause that is too long', {}, [[429, '3600']], 429],
  ])('%s', async (_, init, answers, status) => {
    const calls = answers.length
    const { ask, bodies } = shopThat(answers)
    expect((await ask(init)).status).toBe(status)
    expect(bodies).toHaveLength(calls)
  })

  it.each([post, put, { method: 'DELETE' }])('without a key that got no answer: $method', async (init) => {
    const { ask, bodies } = shopThat(['lost'])
    await expect(ask(init)).rejects.toThrow('fetch failed')
    expect(bodies).toHaveLength(1)
  })

  it('that its caller has aborted, even while it waits', async () => {
    const caller = new AbortController()
    let calls = 0
    const waiting = repeatingFetch({
      fetch: async () => {
        calls += 1
        queueMicrotask(() => caller.abort())
        return new Response('{}', { status: 503, headers: { 'retry-after': '30' } })
      },
    })(new Request('https://shop.example/api/cart', { signal: caller.signal }))
    await expect(waiting).rejects.toThrow(/abort/i)
    expect(calls).toBe(1)
  })

  it('that took too long, once it was tried often enough', async () => {
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)))
    const { ask, pauses } = shopThat([], { fetch: never, timeoutMs: 1, attempts: 2 })
    await expect(ask()).rejects.toThrow(/timeout/i)
    expect(pauses).toEqual([500])
  })
})

describe('the time an attempt may take', () => {
  afterEach(() => void vi.useRealTimers())

  const json = { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } }
  const upload = () => {
    const body = new FormData()
    body.set('file', new Blob(['a long film']))
    return { method: 'POST', body }
  }
  /** What becomes of a call whose answer begins after a minute and a half. */
  const afterNinetySeconds = async (init: RequestInit, timeoutMs?: number): Promise<unknown> => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        setTimeout(() => resolve(new Response('{}')), 90_000)
      })
    const { ask } = shopThat([], { fetch, attempts: 1, ...(timeoutMs !== undefined && { timeoutMs }) })
    const outcome = ask(init).then(
      ({ status }) => status,
      ({ name }: Error) => name,
    )
    await vi.advanceTimersByTimeAsync(90_000)
    return outcome
  }

  it('is a minute for a read and a text, for an upload as long as the caller says', async () => {
    expect(await afterNinetySeconds({})).toBe('TimeoutError')
    expect(await afterNinetySeconds(json)).toBe('TimeoutError')
    expect(await afterNinetySeconds(upload())).toBe(200)
    expect(await afterNinetySeconds(upload(), 60_000)).toBe('TimeoutError')
  })

  it('ends when the answer begins, whose body may take longer', async () => {
    const signals: AbortSignal[] = []
    const fetch = async ({ signal }: Request) => {
      signals.push(signal)
      return new Response('{}')
    }
    await shopThat([], { fetch, timeoutMs: 20 }).ask()
    await once(AbortSignal.timeout(40), 'abort')
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })

  it('leaves the caller able to end the body', async () => {
    const caller = new AbortController()
    const signals: AbortSignal[] = []
    const fetch = async ({ signal }: Request) => {
      signals.push(signal)
      return new Response('{}')
    }
    await shopThat([], { fetch }).ask({ signal: caller.signal })
    caller.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
