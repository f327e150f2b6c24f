import { describe, expect, test } from 'vitest'
import { issuesOf } from '#web/features/customers/addresses/issues.ts'
import { byField, fieldOf } from './fields.ts'
import { checkDetails, toDetails } from './schema.ts'
import { type CheckoutValues, fromStored, toStored } from './values.ts'

const empty = fromStored({ shippingInfo: null, billingInfo: null }, 'US')
const filled: CheckoutValues = {
  ...empty,
  email: 'ada@example.com',
  shipping: {
    ...empty.shipping,
    fullName: 'Ada Moreno',
    addressLine1: '1 Forge Street',
    city: 'Portland',
    postCode: '97201',
    phone: '(503) 555-0123',
  },
}
const needs = { needsEmail: true, needsShipping: true }
const check = (values: CheckoutValues, needsEmail = true, needsShipping = true) =>
  byField(checkDetails(toDetails(values, { needsEmail, needsShipping }), { needsEmail, needsShipping }), values).map(
    ({ name, kind }) => `${name} ${kind}`,
  )
const shipping = (over: Partial<CheckoutValues['shipping']>): CheckoutValues => ({ ...filled, shipping: { ...filled.shipping, ...over } })

describe('the checkout input', () => {
  test('requires no phone without shipping, and no separate billing address', () => {
    const card: CheckoutValues = { ...filled, sameBilling: false, shipping: { ...filled.shipping, phone: '' } }
    expect(check(card, true, false)).toEqual([])
    expect(check(card)).toContain('shipping.phone missing')
    expect(toDetails(card, { ...needs, needsShipping: false })).not.toHaveProperty('billingAddress')
    expect(check({ ...card, shipping: { ...card.shipping, city: '' } }, true, false)).toEqual(['shipping.city missing'])
  })

  test('is valid when complete, with the phone in international format', () => {
    expect(check(filled)).toEqual([])
    expect(toDetails(filled, needs)).toMatchObject({
      email: 'ada@example.com',
      shippingAddress: { firstName: 'Ada', lastName: 'Moreno', phone: '+15035550123' },
    })
  })

  test('is requested in the order of the form where it is missing', () => {
    expect(check(empty)).toEqual([
      'email missing',
      'shipping.fullName missing',
      'shipping.addressLine1 missing',
      'shipping.postCode missing',
      'shipping.city missing',
      'shipping.region missing',
      'shipping.phone missing',
    ])
    expect(check(empty, false)[0]).toBe('shipping.fullName missing')
  })

  test('has separate errors for an invalid email, phone and length; one word is a valid name', () => {
    expect(check(shipping({ fullName: 'Ada' }))).toEqual([])
    expect(check({ ...filled, email: 'ada@' })).toEqual(['email invalid'])
    expect(check(shipping({ phone: 'ring twice' }))).toEqual(['shipping.phone invalid'])
    expect(check(shipping({ city: 'x'.repeat(101) }))).toEqual(['shipping.city long'])
    expect(check(shipping({ country: '' }))[0]).toBe('shipping.country missing')
  })

  test('includes the billing address only if it differs, without a second phone', () => {
    expect(check({ ...filled, sameBilling: false })).toEqual([
      'billing.fullName missing',
      'billing.addressLine1 missing',
      'billing.postCode missing',
      'billing.city missing',
      'billing.region missing',
    ])
    const values = { ...filled, sameBilling: false, billing: { ...filled.shipping, city: 'Seattle', phone: '' } }
    expect(check(values)).toEqual([])
    expect(toDetails(values, needs).billingAddress).toMatchObject({ city: 'Seattle', phone: '+15035550123' })
  })

  test('requires a postal code and a region of the country', () => {
    expect(check(shipping({ postCode: 'ABC' }))).toEqual(['shipping.postCode invalid', 'shipping.region missing'])
    expect(check(shipping({ postCode: 'ABC', region: 'OR' }))).toEqual(['shipping.postCode invalid'])
    expect(check(shipping({ country: 'GB', postCode: 'ls6 2ab', region: '' }))).toEqual([])
    expect(check(shipping({ country: 'IT', postCode: '10138', region: '' }))).toEqual(['shipping.region missing'])
  })

  test('is restored from storage unchanged, whether the name was split by hand or not', () => {
    const byHand = shipping({ fullName: 'Ada Maria Moreno', firstName: 'Ada', lastName: 'Maria Moreno', separateNames: true })
    expect(fromStored(toStored(filled), 'DE').shipping).toMatchObject({
      fullName: 'Ada Moreno',
      separateNames: false,
      country: 'US',
      phone: '(503) 555-0123',
    })
    expect(fromStored(toStored(byHand), 'DE').shipping).toMatchObject({ separateNames: true, firstName: 'Ada', lastName: 'Maria Moreno' })
    expect(fromStored(toStored({ ...filled, sameBilling: false }), 'DE').sameBilling).toBe(false)
  })
})

describe('an error from the server', () => {
  test('is shown at its field', () => {
    expect(fieldOf('shippingAddress.postCode', filled)).toBe('shipping.postCode')
    expect(fieldOf('shippingAddress.lastName', filled)).toBe('shipping.fullName')
    expect(fieldOf('shippingAddress.lastName', shipping({ separateNames: true }))).toBe('shipping.lastName')
    expect(fieldOf('billingAddress.phone', filled)).toBe('shipping.phone')
    expect(fieldOf('email', filled)).toBe('email')
  })

  test('is left to others without a field', () => {
    for (const path of ['products.0.price', 'totalCost', 'shippingMethod', 'shippingAddress', 'shippingAddress.tag', 'input'])
      expect(fieldOf(path, filled)).toBeUndefined()
  })

  test('is shown as missing when nothing was sent', () => {
    const issues = issuesOf({ email: ['is needed'], 'shippingAddress.city': ['no'] }, toDetails(filled, { ...needs, needsEmail: false }))
    expect(issues).toEqual([
      { path: 'email', kind: 'missing' },
      { path: 'shippingAddress.city', kind: 'invalid' },
    ])
  })
})
