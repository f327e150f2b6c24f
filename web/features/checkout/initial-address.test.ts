import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import { toValues } from '#web/features/customers/addresses/values.ts'
import { another, initialAddress } from './initial-address.ts'

const home: SavedAddress = {
  id: 'home',
  firstName: 'Ada',
  lastName: 'Moreno',
  addressLine1: '1 Forge Street',
  addressLine2: '',
  city: 'Portland',
  postCode: '97201',
  country: 'US',
  phone: '+15035550123',
  tag: 'HOME',
  isDefault: true,
  isDefaultBilling: true,
}
const office: SavedAddress = { ...home, id: 'office', addressLine1: '480 Alder Yard', tag: 'OFFICE', isDefault: false }
const typed = (over: object) => ({ ...toValues(null, 'US'), ...over })

describe('the saved address initially selected', () => {
  test('is the default, if only a name and a phone are filled in', () => {
    expect(initialAddress([home, office], typed({ fullName: 'Ada Moreno', phone: '503 555 0123' }))).toBe('home')
  })

  test('is the one filled in already, whatever the phone', () => {
    expect(initialAddress([home, office], { ...toValues(office, 'US'), phone: '503 555 0199' })).toBe('office')
  })

  test('is none, if another one was typed', () => {
    expect(initialAddress([home, office], { ...toValues(home, 'US'), addressLine1: '2 Forge Street' })).toBe(another)
    expect(initialAddress([home], { ...toValues(home, 'US'), fullName: 'Jonas Thiel' })).toBe(another)
  })
})
