import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { openBalancer } from './balancer.ts'
import { rollingRestart } from './rolling-restart.ts'
import { killShops } from './shop-process.ts'

beforeAll(() => buildIfStale())
afterEach(killShops)

it('the shop loses no request while its processes restart behind a load balancer that never retries', async () => {
  const outcome = await rollingRestart({ requests: 500, restarts: 2 }, openBalancer)
  expect(outcome.failures, `of ${outcome.requests} requests`).toEqual({})
})
