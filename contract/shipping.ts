import { z } from 'zod'
import { addressParts } from './customers/addresses.ts'
import { endpoint } from './endpoint.ts'
import { day, id, money, quantity, text, versionNumber } from './fields.ts'
import { limits } from './limits.ts'
import type { Locale } from './locales.ts'
import { shippingLimits as max } from './shipping-limits.ts'

const tag = 'Shipping (staff)'
const auth = { staff: 'prices:write' } as const

/** The parts of an address that the shipping price depends on. */
export const destination = z
  .object({
    country: addressParts.country,
    region: text(0, limits.address.region).default(''),
    postCode: text(0, limits.address.postCodeMax).default(''),
  })
  .meta({ id: 'Destination' })
export type Destination = z.infer<typeof destination>

/** A country, or some of its states and postcodes. */
export const shippingArea = z.strictObject({
  country: addressParts.country,
  /** Codes of states or provinces; together with postcodes, the area is the union of both. */
  regions: z.array(text(1, limits.address.region)).max(max.regionsMax).default([]),
  /** Postcode prefixes. */
  postcodes: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9][A-Z0-9 -]{0,9}$/, 'is not the beginning of a postcode'),
    )
    .max(max.postcodesMax)
    .default([]),
})
export type ShippingArea = z.output<typeof shippingArea>

/** A name in each language of the shop; a missing one falls back to English. */
export const namesByLocale = z.strictObject({ en: text(1, max.name), bn: text(1, max.name).optional() } satisfies Record<Locale, z.ZodType>)

const tier = z.strictObject({
  /** In money, or in grams. */
  from: z.number().min(0).max(max.gramsMax),
  price: money,
})
const days = z.int().min(0).max(max.daysMax)

/** A way to send a parcel to a zone. */
export const zoneMethod = z
  .strictObject({
    /** The identifier for orders and promotions; several zones may have it. */
    code: z
      .string()
      .max(max.code)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    names: namesByLocale,
    active: z.boolean().default(true),
    /** The basis of its price: the value of the products, or their weight. */
    by: z.enum(['value', 'weight']).default('value'),
    /** The highest tier reached applies. The first starts at 0. */
    priceTiers: z
      .array(tier)
      .min(1)
      .max(max.tiersMax)
      .refine(([first]) => first?.from === 0, 'does not begin at 0')
      .refine((priceTiers) => priceTiers.every(({ from }, index) => index === 0 || from > priceTiers[index - 1]!.from), 'is not in order'),
    /** The highest value or weight for which the method is offered; null for no limit. */
    upTo: z.number().min(0).max(max.gramsMax).nullable().default(null),
    /** The value of the products from which it's free; null if it never is. */
    freeFrom: money.nullable().default(null),
    /** Whether it's free for members whose plan has free shipping. */
    freeForMembers: z.boolean().default(false),
    /** Working days until delivery. */
    daysMin: days,
    daysMax: days,
    /** Orders after this time of day (HH:MM) count for the next working day; null: all orders count for their own day. */
    cutOff: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time like 14:30')
      .nullable()
      .default(null),
  })
  .refine(({ daysMin, daysMax }) => daysMax >= daysMin, { path: ['daysMax'], error: 'is less than daysMin' })
export type ZoneMethod = z.output<typeof zoneMethod>

const decided = {
  name: text(1, max.name),
  /** Empty for every place that isn't in another zone. */
  areas: z.array(shippingArea).max(max.areasMax),
  methods: z.array(zoneMethod).max(max.methodsMax),
}
export const shippingZone = z.object({ id, version: z.int(), ...decided }).meta({ id: 'ShippingZone' })
export type ShippingZone = z.output<typeof shippingZone>

export const listShippingZones = endpoint({
  id: 'listShippingZones',
  route: 'GET /admin/shipping-zones',
  tag,
  auth,
  summary: 'List all shipping zones with their methods, and the countries that the shop ships to',
  input: z.object({}),
  output: z.object({ zones: z.array(shippingZone), countries: z.array(z.string()) }),
  refusals: [],
})
export const createShippingZone = endpoint({
  id: 'createShippingZone',
  route: 'POST /admin/shipping-zones',
  tag,
  auth,
  status: 201,
  summary: 'Create a shipping zone; no two zones may have the same area',
  input: z.strictObject(decided),
  output: shippingZone,
  refusals: ['TOO_MANY_SHIPPING_ZONES', 'LAST_SHIPPING_METHOD'],
})
export const changeShippingZone = endpoint({
  id: 'changeShippingZone',
  route: 'PUT /admin/shipping-zones/:id',
  tag,
  auth,
  summary: 'Save a shipping zone. `version` is the one that was read; an outdated one is refused',
  input: z.strictObject({ id, version: versionNumber, ...decided }),
  output: shippingZone,
  refusals: ['NOT_FOUND', 'SHIPPING_ZONE_WAS_CHANGED', 'LAST_SHIPPING_METHOD'],
})
export const deleteShippingZone = endpoint({
  id: 'deleteShippingZone',
  route: 'DELETE /admin/shipping-zones/:id',
  tag,
  auth,
  summary: 'Delete a shipping zone; its places fall back to the zone for everywhere else, if there is one',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['NOT_FOUND', 'LAST_SHIPPING_METHOD'],
})
export const tryShipping = endpoint({
  id: 'tryShipping',
  route: 'POST /admin/shipping-zones/preview',
  tag,
  auth,
  summary: 'Preview what shipping a cart to a place would cost now, and when it would arrive',
  input: z.strictObject({
    products: z
      .array(z.strictObject({ productId: id, variantId: id.optional(), quantity }))
      .min(1)
      .max(max.previewLinesMax),
    destination: z.strictObject(destination.shape),
    /** Whether the buyer's plan has free shipping. */
    isMember: z.boolean().default(false),
  }),
  output: z.object({
    /** Null if no zone covers the place. */
    zone: z.object({ id, name: z.string() }).nullable(),
    productCost: money,
    /** In grams; products of unknown weight count as 0. */
    weight: z.int(),
    methods: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** Null if it isn't offered for this cart. */
        price: money.nullable(),
        deliveryFrom: day,
        deliveryTo: day,
      }),
    ),
  }),
  refusals: ['INVALID_ITEMS_SELECTED_OR_STOCK_OUT'],
})
