import { expect, test } from 'vitest'
import { addressLines } from '#contract/customers/address-lines.ts'
import { countryInSentence, countryName, formatPlace } from './format-address.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Moreno',
  addressLine1: '1 Forge Street',
  addressLine2: '',
  city: 'Portland',
  region: 'OR',
  postCode: '97201',
  country: 'US',
}

test('an address has no empty lines', () => {
  expect(addressLines(address)).toEqual(['Ada Moreno', '1 Forge Street', 'Portland, OR 97201'])
  expect(addressLines({ ...address, addressLine2: 'Flat 2' })).toEqual(['Ada Moreno', '1 Forge Street', 'Flat 2', 'Portland, OR 97201'])
})

test('a location leaves out the name', () => {
  expect(formatPlace(address)).toBe('1 Forge Street, Portland, OR 97201')
})

test('a country has its article within a sentence, not on an envelope', () => {
  expect(countryName('US', 'en')).toBe('United States')
  expect(['US', 'GB', 'NL', 'AE', 'DE'].map((country) => countryInSentence(country, 'en'))).toEqual([
    'the United States',
    'the United Kingdom',
    'the Netherlands',
    'the United Arab Emirates',
    'Germany',
  ])
  expect(countryInSentence('US', 'bn')).toBe(countryName('US', 'bn'))
})
