// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AddressBinding } from './address-binding.ts'
import { usePlace } from './use-place.ts'

afterEach(() => vi.unstubAllGlobals())

/** The values of an address, as a form has them. */
function boundTo(values: Record<string, string>): AddressBinding {
  const fill = (name: string, value: string) => (values[name] = value)
  return { get: (name: string) => values[name] ?? '', fill } as unknown as AddressBinding
}
const tells = (place: { city: string; region: string }) => {
  const body = JSON.stringify({ status: 'success', data: place })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/json' } }))
}

it('what a postal code filled in is announced by name, also if only the state was missing', async () => {
  tells({ city: 'Portland', region: 'OR' })
  const typed: Record<string, string> = { country: 'US', postCode: '97201', city: 'Portland', region: '' }
  const { result } = renderHook(() => usePlace(boundTo(typed)))
  await act(() => result.current.look())
  expect([typed.region, result.current.announcement]).toEqual(['OR', 'Oregon'])
  typed.city = ''
  typed.region = ''
  await act(() => result.current.look())
  expect(result.current.announcement).toBe('Portland, Oregon')
})
