import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'
import { formatPostcode, postcodeProblem } from './postcodes.ts'
import { regionCode, regionOfPostcode } from './region-of-postcode.ts'
import { findRegion, regionsOf } from './regions.ts'

const placeOf = (country: string, city: string, postCode: string, region?: string) =>
  addressLines({ firstName: 'Ada', lastName: 'Moreno', addressLine1: '1 Forge Street', country, city, postCode, region }).slice(2)

test.each([
  ['US', 'Portland', '97201', 'OR', ['Portland, OR 97201']],
  ['CA', 'Toronto', 'M6J 1E6', 'Ontario', ['Toronto ON M6J 1E6']],
  ['AU', 'Perth', '6000', 'WA', ['Perth WA 6000']],
  ['GB', 'Leeds', 'LS6 2AB', undefined, ['Leeds', 'LS6 2AB']],
  ['IE', 'Dublin', 'D07 X2Y3', undefined, ['Dublin', 'D07 X2Y3']],
  ['DE', 'Berlin', '10247', undefined, ['10247 Berlin']],
  ['IT', 'Torino', '10138', 'TO', ['10138 Torino TO']],
  ['ES', 'Valencia', '46021', 'V', ['46021 Valencia']],
  ['ES', 'Gandia', '46700', 'V', ['46700 Gandia', 'Valencia']],
  ['IN', 'Bengaluru', '560001', 'KA', ['Bengaluru 560001', 'Karnataka']],
  ['BD', 'Dhaka', '1205', undefined, ['Dhaka - 1205']],
  ['AE', 'Dubai', '00', 'DU', ['Dubai']],
  ['SG', 'Singapore', '546080', undefined, ['Singapore 546080']],
])('an address in %s stands as the post there wants it: %s %s', (country, city, postCode, region, lines) => {
  expect(placeOf(country, city, postCode, region)).toEqual(lines)
})

test.each([
  ['US', '97201', 'OR'],
  ['US', '10001', 'NY'],
  ['US', '05501', 'MA'],
  ['US', '73301', 'TX'],
  ['CA', 'v5l 1a1', 'BC'],
  ['CA', 'X0A 0H0', 'NU'],
  ['AU', '2612', 'ACT'],
  ['ES', '46021', 'V'],
  ['IN', '560001', 'KA'],
  ['DE', '10247', undefined],
  ['US', '00100', undefined],
])('a postcode tells its region: %s %s is in %s', (country, postCode, region) => {
  expect(regionOfPostcode(country, postCode)).toBe(region)
})

test('reads postal codes in the digits of any script', () => {
  expect([formatPostcode('১২০৫', 'BD'), postcodeProblem('১২০৫', 'BD'), regionOfPostcode('US', '১০০০১')]).toEqual(['1205', undefined, 'NY'])
})

test('every region derived from a postal code belongs to its country', () => {
  const told = ['US', 'AU', 'ES', 'IN'].flatMap((country) =>
    Array.from({ length: 900 }, (_, n) => [country, regionOfPostcode(country, String(n * 11).padStart(4, '0'))] as const),
  )
  const unknown = told.filter(([country, code]) => code !== undefined && !findRegion(country, code))
  expect(unknown).toEqual([])
  expect(regionsOf('US')).toHaveLength(59)
  expect(regionsOf('DE')).toEqual([])
})

test('finds a region by its code or name, and derives it from the postal code when it is missing', () => {
  expect(regionCode({ country: 'US', region: 'oregon', postCode: '97201' })).toBe('OR')
  expect(regionCode({ country: 'US', postCode: '97201' })).toBe('OR')
  expect(regionCode({ country: 'GB', region: ' Kent ', postCode: 'BR1 1AA' })).toBe('Kent')
  expect(regionCode({ country: 'IT', postCode: '10138' })).toBe('')
})
