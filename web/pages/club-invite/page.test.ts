import { afterEach, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { withStatus } from '#web/lib/router/outcome.ts'
import { loader } from './page.tsx'

const load = (answer: () => unknown) => {
  setTransport(async () => answer())
  return loader({ params: { token: 'x' }, request: new Request('http://shop.test/') })
}
afterEach(() => setTransport(overHttp))

test('an expired or used-up invite says so, and is not reported as an error', async () => {
  const spent = new Refusal({ code: 'INVITE_IS_SPENT', status: 410, sentence: '' })
  const refuse = () => {
    throw spent
  }
  expect(await load(refuse)).toEqual(withStatus({ token: 'x', invite: null }, 410))
})

test('other refusals are passed on', async () => {
  const missing = new Refusal({ code: 'NOT_FOUND', status: 404, sentence: '' })
  const refuse = () => {
    throw missing
  }
  await expect(load(refuse)).rejects.toBe(missing)
})
