import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { postcodeFormats, postcodeProblem, formatPostcode } from '#contract/customers/postcodes.ts'
import { checkAddress } from './validate.ts'

const { countries } = readConfig({}).shop
const good = {
  firstName: 'Ada',
  lastName: 'Moreno',
  addressLine1: '1 Forge Street',
  city: 'Portland',
  postCode: '97201',
  country: 'US',
  phone: '+15035550123',
}
const check = (over: object) => checkAddress({ ...good, ...over }, countries)

describe('an address', () => {
  it('is valid in its standard format', () => {
    expect(check({})).toEqual({ valid: true, problems: {} })
    expect(check({ addressLine2: '', tag: 'OFFICE', email: 'ada@example.com' })).toEqual({ valid: true, problems: {} })
  })

  it('gets a suggestion in the standard format', () => {
    expect(
      check({
        firstName: ' Ada ',
        addressLine1: '1  Forge   Street',
        city: 'st. john-in-the-wood',
        postCode: '972011234',
        country: 'us',
        phone: '001 (503) 555-0123',
      }),
    ).toEqual({
      valid: true,
      problems: {},
      suggestion: {
        firstName: 'Ada',
        addressLine1: '1 Forge Street',
        city: 'St. John-In-The-Wood',
        postCode: '97201-1234',
        country: 'US',
        phone: '+15035550123',
      },
    })
    expect(check({ country: 'GB', postCode: 'sw1a1aa', city: 'LONDON' }).suggestion).toEqual({ postCode: 'SW1A 1AA', city: 'London' })
    expect(check({ country: 'NL', postCode: '2511ab', city: 'den Haag' }).suggestion).toEqual({ postCode: '2511 AB' })
  })

  it('gets errors by field, and no suggestion for those', () => {
    expect(check({ firstName: '  ', postCode: 'ab1', phone: '503 555 0123' })).toEqual({
      valid: false,
      problems: { firstName: [expect.any(String)], postCode: ['is not a postcode as in 95014'], phone: [expect.any(String)] },
    })
    expect(check({ country: 'BR' }).problems).toEqual({ country: ['is not a country that we ship to'] })
    expect(checkAddress({}, countries).valid).toBe(false)
  })
})

describe('postcodes', () => {
  it('have a format for every country that the shop ships to by default', () => {
    expect(Object.keys(postcodeFormats).sort()).toEqual([...countries].sort())
  })

  it.each(Object.entries(postcodeFormats).flatMap(([country, form]) => (form ? [[country, form.example]] : [])))(
    '%s: %s, written anyhow',
    (country, example) => {
      const bare = example.replace(/[\s-]/g, '')
      for (const typed of [example, bare, bare.toLowerCase(), ` ${bare.split('').join(' ')}`.trim()]) {
        expect(formatPostcode(typed, country)).toBe(example)
        expect(postcodeProblem(typed, country)).toBeUndefined()
      }
      for (const wrong of [`${bare}99`, bare.slice(0, -1), '??']) expect(postcodeProblem(wrong, country), wrong).toBeDefined()
    },
  )

  it('have a format for every country that the shop ships to by default', () => {
    expect([postcodeProblem('00000', 'AE'), postcodeProblem('anything', 'BR')]).toEqual([undefined, undefined])
  })
})
