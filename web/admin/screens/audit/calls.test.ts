import { expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { namedCalls } from './calls.ts'

it('every staff call in the audit log has a name, and no other call', () => {
  const isLogged = ({ auth, route, audited }: Endpoint) => typeof auth !== 'string' && (!route.startsWith('GET ') || audited === true)
  // Customers' calls, but in the log when staff make them for products.
  const ofProducts = new Set(['uploadCaptions', 'deleteCaptions'])
  const logged = (endpoints as readonly Endpoint[]).filter((one) => isLogged(one) || ofProducts.has(one.id)).map(({ id }) => id)
  expect([...namedCalls].toSorted()).toEqual(logged.toSorted())
})
