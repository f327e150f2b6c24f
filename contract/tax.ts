import { z } from 'zod'
import { addressParts } from './customers/addresses.ts'
import { endpoint } from './endpoint.ts'
import { orderMoney, text, versionNumber } from './fields.ts'
import { limits } from './limits.ts'
import { shippingLimits as max } from './shipping-limits.ts'

const tag = 'Tax (staff)'
const auth = { staff: 'prices:write' } as const

/** The code of a tax class: products that are taxed alike. */
export const taxClassCode = z
  .string()
  .max(max.code)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const taxClass = z.strictObject({ code: taxClassCode, name: text(1, max.name) })

/** Percent, with up to three decimals (8.875). */
export const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((n) => Math.abs(n * 1000 - Math.round(n * 1000)) < 1e-6, 'has more than three decimals')

/** The taxes of a place. */
export const taxZone = z.strictObject({
  country: addressParts.country,
  /** The code of a state or province; empty for the rest of the country. */
  region: text(0, limits.address.region).default(''),
  /** The local name of the tax, shown to buyers. */
  name: text(1, max.name),
  rates: z.array(z.strictObject({ taxClass: taxClassCode, percent })).max(max.taxClassesMax),
  /** The class whose rate applies to shipping; null if shipping isn't taxed. */
  shippingClass: taxClassCode.nullable().default(null),
})
export type TaxZone = z.output<typeof taxZone>

const decided = {
  /** Whether prices include the tax; otherwise it's added at the checkout. */
  inclusive: z.boolean(),
  classes: z
    .array(taxClass)
    .max(max.taxClassesMax)
    .refine((classes) => classes.some(({ code }) => code === 'standard'), 'has no class standard')
    .refine((classes) => new Set(classes.map(({ code }) => code)).size === classes.length, 'has a code twice'),
  zones: z.array(taxZone).max(max.taxZonesMax),
}
/** Whether staff said that the shop charges no tax; it has no effect with zones. */
const chargesNone = z.boolean()
export const taxSettings = z.object({ version: z.int(), ...decided, chargesNone }).meta({ id: 'TaxSettings' })
export type TaxSettings = z.output<typeof taxSettings>

/** A tax of an order, by rate. */
export const taxShare = z
  .object({
    name: z.string(),
    percent: z.number(),
    /** The taxed amount, without the tax. */
    net: orderMoney,
    amount: orderMoney,
  })
  .meta({ id: 'TaxShare' })

export const getTaxSettings = endpoint({
  id: 'getTaxSettings',
  route: 'GET /admin/tax',
  tag,
  auth,
  summary: 'Get what is taxed where, and the countries that the shop ships to',
  input: z.object({}),
  output: z.object({ settings: taxSettings, countries: z.array(z.string()) }),
  refusals: [],
})
export const changeTaxSettings = endpoint({
  id: 'changeTaxSettings',
  route: 'PUT /admin/tax',
  tag,
  auth,
  summary: 'Save what is taxed where, for orders from now on. `version` is the one that was read; an outdated one is refused',
  input: z.strictObject({ version: versionNumber, ...decided, chargesNone: chargesNone.default(false) }),
  output: taxSettings,
  refusals: ['TAX_SETTINGS_WERE_CHANGED', 'TAX_CLASS_IS_USED'],
})
export const listTaxClasses = endpoint({
  id: 'listTaxClasses',
  route: 'GET /admin/tax-classes',
  tag,
  auth: { staff: 'catalogue:write' },
  summary: 'List the tax classes that products can have',
  input: z.object({}),
  output: z.object({ classes: z.array(taxClass) }),
  refusals: [],
})
