import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { postponed, workingDays } from './delivery.ts'
import { firstZone } from './first-zone.ts'
import type { Method, Zone } from './types.ts'
import { offeredMethods, priceOf, findZone } from './zones.ts'

const config = readConfig({})
const friday = { now: new Date('2026-03-06T12:00:00Z'), timeZone: 'UTC', locale: 'en' } as const
const parcel = (value: number, weight = 0, isMember = false) => ({ value, weight, isMember })
const first = { id: 'a', version: 1, ...firstZone(config) }
const method = (over: Partial<Method> = {}): Method => ({ ...first.methods[0]!, freeFrom: null, ...over })
const place = (country: string, region = '', postCode = '') => ({ country, region, postCode })

describe('the first zone of a new shop', () => {
  it('follows the configuration: free from a subtotal on, and for members', () => {
    const standard = (value: number, isMember = false, env = {}) =>
      priceOf(firstZone(readConfig(env)).methods[0]!, parcel(value, 0, isMember))
    expect([standard(7499), standard(7500), standard(1, true)]).toEqual([490, 0, 0])
    expect(standard(99_999, false, { SHIPPING_FREE_FROM: '0' })).toBe(490)
  })

  it('gives delivery dates in working days', () => {
    expect(offeredMethods(first, parcel(1), friday).map((one) => [one.code, one.deliveryFrom, one.deliveryTo])).toEqual([
      ['standard', '2026-03-11', '2026-03-13'],
      ['express', '2026-03-09', '2026-03-10'],
    ])
  })
})

it('shifts the delivery dates when shipping starts later', () => {
  const promised = { deliveryFrom: '2026-03-11', deliveryTo: '2026-03-13' }
  const at = (day: string) => postponed(promised, friday.now, { now: new Date(`${day}T12:00:00Z`), timeZone: 'UTC' })
  expect(at('2026-03-06')).toEqual(promised)
  expect(at('2026-03-13')).toEqual({ deliveryFrom: '2026-03-18', deliveryTo: '2026-03-20' })
  expect(at('2026-03-11')).toEqual({ deliveryFrom: '2026-03-16', deliveryTo: '2026-03-18' })
})

describe('a shipping price', () => {
  it('is that of the highest tier reached, by weight or by subtotal', () => {
    const byWeight = method({
      by: 'weight',
      priceTiers: [
        { from: 0, price: 500 },
        { from: 2000, price: 900 },
        { from: 10_000, price: 2500 },
      ],
      upTo: 30_000,
    })
    expect([0, 1999, 2000, 9999, 10_000, 30_000, 30_001].map((weight) => priceOf(byWeight, parcel(1, weight)))).toEqual([
      500,
      500,
      900,
      900,
      2500,
      2500,
      null,
    ])
    const byValue = method({ priceTiers: [{ from: 0, price: 500 }, { from: 5000, price: 250 }], freeFrom: 10_000 }) // prettier-ignore
    expect([4999, 5000, 9999, 10_000].map((value) => priceOf(byValue, parcel(value)))).toEqual([500, 250, 250, 0])
  })

  it('leaves out methods that are off or too heavy, and names them in the language', () => {
    const zone = {
      ...first,
      methods: [
        method({ active: false }),
        method({ by: 'weight', upTo: 10, code: 'letter' }),
        method({ names: { en: 'Post', bn: 'ডাক' }, code: 'post' }),
      ],
    }
    expect(offeredMethods(zone, parcel(1, 11), friday).map(({ code }) => code)).toEqual(['post'])
    expect(offeredMethods(zone, parcel(1, 9), { ...friday, locale: 'bn' }).map(({ name }) => name)).toEqual(['সাধারণ', 'ডাক'])
  })
})

describe('a zone', () => {
  const zone = (id: string, ...areas: Partial<Zone['areas'][number]>[]): Zone => ({
    ...first,
    id,
    areas: areas.map((area) => ({ country: 'US', regions: [], postcodes: [], ...area })),
  })
  const us = zone('us', {})
  const west = zone('west', { regions: ['CA', 'NV'] })
  const la = zone('la', { postcodes: ['90'] }, { country: 'GB', postcodes: ['SW1'] })
  const beverly = zone('beverly', { postcodes: ['902'] })
  const zones = [us, west, la, beverly]

  it.each([
    ['US', 'NY', '10001', 'us'],
    ['US', 'CA', '94110', 'west'],
    ['US', 'CA', '90001', 'la'],
    ['US', 'CA', '90210', 'beverly'],
    ['GB', '', 'sw1a 1aa', 'la'],
    ['GB', '', 'E1 6AN', undefined],
    ['FR', '', '75001', undefined],
  ])('%s %s %s is in %s: the narrowest wins', (country, region, postCode, id) => {
    expect(findZone(zones, place(country, region, postCode))?.id).toBe(id)
    expect(findZone(zones.toReversed(), place(country, region, postCode))?.id).toBe(id)
  })

  it('without areas applies everywhere else', () => {
    expect(findZone([first, ...zones], place('FR'))?.id).toBe('a')
    expect(findZone([first, ...zones], place('US'))?.id).toBe('us')
  })
})

describe('a cut-off time', () => {
  const days = (now: string, cutOff: string | null, timeZone = 'UTC') =>
    workingDays({ daysMin: 0, daysMax: 1, cutOff }, { now: new Date(now), timeZone })

  it('moves later orders, and weekend orders, to the next working day', () => {
    expect(days('2026-03-05T13:59:00Z', '14:00')).toEqual(['2026-03-05', '2026-03-06'])
    expect(days('2026-03-05T14:00:00Z', '14:00')).toEqual(['2026-03-06', '2026-03-09'])
    expect(days('2026-03-07T08:00:00Z', '14:00')).toEqual(['2026-03-09', '2026-03-10'])
  })

  it("is in the shop's time zone", () => {
    expect(days('2026-03-05T13:30:00Z', '14:00', 'Europe/Berlin')).toEqual(['2026-03-06', '2026-03-09'])
    expect(days('2026-03-05T23:30:00Z', null, 'Europe/Berlin')).toEqual(['2026-03-06', '2026-03-09'])
  })
})
