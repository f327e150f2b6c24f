import type { Locale } from '#contract/locales.ts'
import type { ShippingArea, ZoneMethod } from '#contract/shipping.ts'

/** A shipping method as it's stored: amounts in minor units, weights in grams. */
export type Method = ZoneMethod
export interface Zone {
  id: string
  name: string
  areas: ShippingArea[]
  methods: Method[]
  version: number
}

/** A shipping method as offered today, which orders store: its price in minor units, and the dates it promises. */
export interface Shipping {
  code: string
  name: string
  price: number
  deliveryFrom: string
  deliveryTo: string
}

/** A parcel: its value in minor units, its weight in grams. */
export interface Parcel {
  value: number
  weight: number
  /** Whether the buyer's plan has free shipping. */
  isMember: boolean
  /** The day on which all of it will be in stock and ready to ship; undefined for today. */
  readyOn?: string | undefined
}

/** The time and the language in which methods are offered. */
export interface Moment {
  now: Date
  timeZone: string
  locale: Locale
}
