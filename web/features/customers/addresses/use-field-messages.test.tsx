// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { useFieldMessages } from './use-field-messages.ts'

beforeAll(() => {
  document.documentElement.lang = 'en'
  return loadText('en', ['checkout'])
})

it.each([
  ['shipping.region', 'missing', 'US', 'Choose your state.'],
  ['shipping.region', 'missing', 'CA', 'Choose your province or territory.'],
  ['shipping.postCode', 'missing', 'US', 'Enter your ZIP code.'],
  ['shipping.postCode', 'invalid', 'US', 'Enter a 5-digit ZIP code.'],
  ['shipping.postCode', 'missing', 'DE', 'Enter your postal code.'],
] as const)('the message for %s, %s in %s, uses the words of the country', (name, kind, country, message) => {
  const { result } = renderHook(useFieldMessages)
  expect(result.current({ name, path: name, kind }, country)).toBe(message)
})

it('the message about a first name that is too long says so, also below the field for the whole name', () => {
  const { result } = renderHook(useFieldMessages)
  const issue = { name: 'shipping.fullName', path: 'shippingAddress.firstName', kind: 'long', max: 30 } as const
  expect(result.current(issue)).toBe('First name is too long (30 at most).')
})
