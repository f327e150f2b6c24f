import { expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { namedCalls } from './calls.ts'

it('every staff call in the audit log has a name, and no other call', () => {
  const isLogged = ({ auth, route, audited }: Endpoint) => typeof auth !== 'string' && (!route.startsWith('GET ') || audited === true)
  const logged = (endpoints as readonly Endpoint[]).filter(isLogged).map(({ id }) => id)
  expect([...namedCalls].toSorted()).toEqual(logged.toSorted())
})
