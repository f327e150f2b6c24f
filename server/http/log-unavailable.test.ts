import { expect, it } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { DatabaseUnavailableError } from '#server/db/circuit-breaker.ts'
import { unavailableLogger } from './log-unavailable.ts'

it("a refusal's cause is logged, if it has one", () => {
  const lines: object[] = []
  const cause = new Error('connect ECONNREFUSED')
  const refusal = Object.assign(refuse('SERVICE_UNAVAILABLE', { google: ['does not answer'] }, 30), { cause })
  unavailableLogger(() => 0)({ warn: (fields) => lines.push(fields) }, refusal, { route: '/api/user-auth/google' })
  expect(lines).toEqual([{ err: cause, code: 'SERVICE_UNAVAILABLE', route: '/api/user-auth/google' }])
})

it('errors that become a 503 are logged once a minute for each code and route, unless something else logs them', () => {
  let now = 0
  const lines: object[] = []
  const write = unavailableLogger(() => now)
  const fail = (error: unknown, route = '/api/cart') =>
    write({ warn: ({ err: _, ...fields }: { err?: unknown }) => lines.push(fields) }, error, { reqId: `r${now}`, route })
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  for (const error of [
    refuse('SERVICE_UNAVAILABLE'),
    new DatabaseUnavailableError(),
    new Error('a bug'),
    withCode('FST_ERR_CTP_BODY_TOO_LARGE'),
  ])
    fail(error)
  expect(lines).toEqual([])
  for (const at of [0, 1, 59_999, 60_000]) {
    now = at
    fail(withCode('57014'))
  }
  fail(withCode('57014'), '/api/user')
  fail(withCode('40P01'))
  fail(new Error('Query read timeout'))
  expect(lines).toEqual([
    { code: '57014', reqId: 'r0', route: '/api/cart' },
    { code: '57014', reqId: 'r60000', route: '/api/cart' },
    { code: '57014', reqId: 'r60000', route: '/api/user' },
    { code: '40P01', reqId: 'r60000', route: '/api/cart' },
    { code: undefined, reqId: 'r60000', route: '/api/cart' },
  ])
})
