import { describe, expect, test } from 'vitest'
import type { Customer } from '#contract/customers/customers.ts'
import { changesOf, convertMaxSquat, type ProfileValues, toValues } from './values.ts'

const customer: Customer = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Ada Moreno',
  email: 'ada@example.com',
  phone: null,
  dateOfBirth: '1990-02-28',
  maxSquat: 100,
  weightUnit: 'kg',
  handle: 'ada',
  bio: 'Squats.',
  avatar: null,
  privacy: 'public',
  locale: null,
  role: 'customer',
  points: 0,
  hasPassword: true,
  phoneVerified: false,
  mustSetUpSecondFactor: false,
  addresses: [],
}
const changed = (over: Partial<ProfileValues>, of = customer) => changesOf(of, { ...toValues(of), ...over })

describe('the changes sent for a profile', () => {
  test('are none if nothing changed, whatever the notation', () => {
    expect(changed({})).toEqual({})
    expect(changed({ name: ' Ada Moreno ', handle: '@Ada', bio: 'Squats.\n', maxSquat: '100.0' })).toEqual({})
  })

  test('are only the changed fields', () => {
    expect(changed({ bio: 'Still squats.' })).toEqual({ bio: 'Still squats.' })
    expect(changed({ privacy: 'private', handle: 'ada.lifts' })).toEqual({ privacy: 'private', handle: 'ada.lifts' })
  })

  test('clear emptied fields, but never the handle', () => {
    expect(changed({ dateOfBirth: '', maxSquat: '' })).toEqual({ dateOfBirth: null, maxSquat: null })
    expect(changed({ handle: '' })).toEqual({ handle: '' })
    expect(changed({ handle: '' }, { ...customer, handle: null })).toEqual({})
  })
})

describe('the unit of weights', () => {
  test('changes the display, and not the weight', () => {
    const pounds = convertMaxSquat(toValues(customer), 'lb')
    expect(pounds).toMatchObject({ maxSquat: '220.46', weightUnit: 'lb' })
    expect(changed(pounds)).toEqual({ weightUnit: 'lb' })
    expect(changed(convertMaxSquat({ ...toValues(customer), ...pounds }, 'kg'))).toEqual({})
  })

  test('leaves invalid numbers unchanged', () => {
    expect(convertMaxSquat({ ...toValues(customer), maxSquat: 'a lot' }, 'lb')).toMatchObject({ maxSquat: 'a lot', weightUnit: 'lb' })
  })

  test('is sent with pounds', () => {
    const pounds = { ...toValues(customer), ...convertMaxSquat(toValues(customer), 'lb') }
    expect(changed({ ...pounds, maxSquat: '405' })).toEqual({ weightUnit: 'lb', maxSquat: 183.705 })
  })
})
