import { describe, expect, it } from 'vitest'
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
    ['whose proxy failed', { method: 'DELETE' }, [502, 504], [500, 1000]],
    ['with an idempotency key, and the same body', withKey, ['lost', [503, '1']], [500, 1000]],
    ['that was refused because there were too many', post, [[429, '1']], [1000]],
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
    ['that was refused for good', {}, [422], 422],
    ['that failed three times', {}, [503, 503, 503], 503],
    ['before a pause that is too long', {}, [[429, '3600']], 429],
  ])('%s', async (_, init, answers, status) => {
    const calls = answers.length
    const { ask, bodies } = shopThat(answers)
    expect((await ask(init)).status).toBe(status)
    expect(bodies).toHaveLength(calls)
  })

  it('without a key that got no answer', async () => {
    const { ask, bodies } = shopThat(['lost'])
    await expect(ask(post)).rejects.toThrow('fetch failed')
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
