import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import { byField } from './fields.ts'
import { checkAddress, toInput } from './schema.ts'
import { newValues, type Values, valuesOf } from './values.ts'

const saved: SavedAddress = {
  id: 'home',
  firstName: 'Ada Maria',
  lastName: 'de la Cruz',
  email: 'desk@example.com',
  addressLine1: '1 Forge Street',
  addressLine2: 'Flat 2',
  city: 'Portland',
  postCode: '97201',
  country: 'US',
  phone: '+15035550123',
  tag: 'OFFICE',
  isDefault: true,
  isDefaultBilling: true,
}
const typed = (over: Partial<Values> = {}): Values => ({ ...valuesOf(saved, ['US', 'GB']), ...over })

describe('an address in the form', () => {
  test('is shown as saved; hidden fields are not sent', () => {
    const { id: _, email: __, ...rest } = saved
    expect(toInput(typed())).toEqual(rest)
    expect(toInput(valuesOf({ ...saved, firstName: 'Vincent', lastName: 'van der Berg' }, ['US']))).toMatchObject({
      firstName: 'Vincent',
      lastName: 'van der Berg',
    })
  })

  test('is sent trimmed, its phone in E.164', () => {
    const input = toInput(
      typed({ fullName: ' Ada  Moreno ', separateNames: false, addressLine1: ' 1  Forge Street', phone: '(503) 555-0123' }),
    )
    expect(input).toMatchObject({ firstName: 'Ada', lastName: 'Moreno', addressLine1: '1 Forge Street', phone: '+15035550123' })
  })

  test('asks for another country if the shop no longer ships there', () => {
    expect(valuesOf(saved, ['GB']).country).toBe('')
  })

  test("is prefilled with the customer's data", () => {
    const customer = { name: 'Ada Moreno', phone: '+15035550123', addresses: [saved] }
    expect(newValues(customer, 'GB')).toMatchObject({ fullName: 'Ada Moreno', phone: '+15035550123', country: 'US', addressLine1: '' })
    expect(newValues({ ...customer, addresses: [] }, 'GB').country).toBe('GB')
  })
})

describe('errors of an address', () => {
  const named = (over: Partial<Values>) => {
    const values = typed({ separateNames: false, fullName: 'Ada Moreno', ...over })
    return byField(checkAddress(toInput(values)), values.separateNames).map(({ name, kind }) => `${name} ${kind}`)
  }

  test('are shown once per field, in the order of the form', () => {
    expect(named({ phone: 'none', region: 'OR', postCode: '', city: '', addressLine1: 'x'.repeat(101), fullName: '' })).toEqual([
      'fullName missing',
      'addressLine1 long',
      'postCode missing',
      'city missing',
      'phone invalid',
    ])
    expect(named({})).toEqual([])
  })

  test('are shown at the single name field, if one name is enough, or at both', () => {
    expect(named({ fullName: 'Ada' })).toEqual([])
    expect(named({ fullName: ' ' })).toEqual(['fullName missing'])
    expect(named({ separateNames: true, firstName: 'Ada', lastName: '' })).toEqual([])
    expect(named({ separateNames: true, firstName: '', lastName: 'Moreno' })).toEqual(['firstName missing'])
  })
})
