import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { hasHaproxy, openBalancer, openHaproxy } from './balancer.ts'
import { rollingRestart } from './rolling-restart.ts'
import { hasProxy, openExampleProxy } from './proxies.ts'
import { killShops } from './shop-process.ts'

beforeAll(() => buildIfStale())
afterEach(killShops)

const [name, open] = hasHaproxy()
  ? (['HAProxy', openHaproxy] as const)
  : (['a balancer of ours (HAProxy is not installed)', openBalancer] as const)

it(`the shop loses none of 5,000 requests while its processes restart behind ${name}`, { timeout: 600_000 }, async () => {
  const outcome = await rollingRestart({ requests: 5000, restarts: 10 }, open)
  console.log(`${outcome.requests} requests, ${outcome.restarts} restarts, failures: ${JSON.stringify(outcome.failures)}`)
  expect(outcome.failures).toEqual({})
})

const examples = (['haproxy', 'nginx'] as const).filter(hasProxy)

it.each(examples)('the shop loses none of 5,000 requests behind the %s of deploy/', { timeout: 600_000 }, async (proxy) => {
  const wanted = { requests: 5000, restarts: 6, shutdownDelay: '5' }
  const outcome = await rollingRestart(wanted, (ports) => openExampleProxy(proxy, ports))
  console.log(`${proxy}: ${outcome.requests} requests, ${outcome.restarts} restarts, failures: ${JSON.stringify(outcome.failures)}`)
  expect(outcome.failures).toEqual({})
})
