import type { Locale } from '#contract/locales.ts'
import type { ShippingArea, ZoneMethod } from '#contract/shipping.ts'

/** A shipping method as it's stored: money in minor units, weight in grams. */
export type Method = ZoneMethod
export interface Zone {
  id: string
  name: string
  areas: ShippingArea[]
  methods: Method[]
  version: number
}

/** A shipping method as offered today: price in minor units, the dates it promises. Orders store it. */
export interface Shipping {
  code: string
  name: string
  price: number
  deliveryFrom: string
  deliveryTo: string
}

/** What is to be sent: its value in minor units, its weight in grams. */
export interface Parcel {
  value: number
  weight: number
  /** Whether the buyer's plan has free shipping. */
  isMember: boolean
  /** The day on which it's ready to be sent, where all of it waits for stock until then; otherwise that is today. */
  readyOn?: string | undefined
}

/** When, and in which language, methods are offered. */
export interface Moment {
  now: Date
  timeZone: string
  locale: Locale
}
