// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStored } from '#web/lib/stored.ts'
import { useStored } from '#web/lib/store.ts'
import { exportFile } from './export-file.ts'

beforeEach(() => useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none', userId: 'ada' } }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const outcome = () => exportFile('GET /workout-files', {}).catch((error: unknown) => error)

test('an export that the shop does not answer fails as an outage', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await outcome()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('an export whose content breaks off fails as an outage', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  expect(await outcome()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('an export has a time limit', async () => {
  const timeUp = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal)
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => new Promise((_, fail) => signal?.addEventListener('abort', fail)))
  const refused = outcome()
  timeUp.abort()
  expect(await refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('an export that is refused because the session has expired ends it', async () => {
  const body = JSON.stringify({ code: 'TOKEN_IS_INVALID', error: 'Token is invalid' })
  vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }))
  expect(await outcome()).toMatchObject({ status: 401 })
  await vi.waitFor(() => expect(useStored.getState().auth.access_token).toBeNull())
})
