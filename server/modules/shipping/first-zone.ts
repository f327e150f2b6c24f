import type { Config } from '#server/config.ts'
import type { Zone } from './types.ts'

const standard = { en: 'Standard', bn: 'সাধারণ' }
const express = { en: 'Express', bn: 'দ্রুত' }

/** The zone of a new shop: one for everywhere, with two methods priced by its settings. */
export function firstZone({ shipping }: Pick<Config, 'shipping'>): Omit<Zone, 'id' | 'version'> {
  const common = { active: true, by: 'value', upTo: null, cutOff: null } as const
  const freeFrom = shipping.freeFrom > 0 ? shipping.freeFrom : null
  return {
    name: 'Everywhere',
    areas: [],
    methods: [
      {
        ...common,
        code: 'standard',
        names: standard,
        priceTiers: [{ from: 0, price: shipping.standard }],
        freeFrom,
        freeForMembers: true,
        daysMin: 3,
        daysMax: 5,
      },
      {
        ...common,
        code: 'express',
        names: express,
        priceTiers: [{ from: 0, price: shipping.express }],
        freeFrom: null,
        freeForMembers: false,
        daysMin: 1,
        daysMax: 2,
      },
    ],
  }
}
