import { z } from 'zod'
import { email, id, phone, phoneOrNone, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { isCountry } from './countries.ts'

export const addressTags = ['HOME', 'OFFICE', 'OTHERS'] as const
const tag = z.enum(addressTags)

const parts = {
  firstName: text(1, limits.address.name),
  lastName: text(1, limits.address.name),
  email: email.optional(),
  addressLine1: text(1, limits.address.line),
  addressLine2: text(0, limits.address.line),
  city: text(1, limits.address.city),
  /** The state or province, in countries whose addresses name one; derived from the postcode if omitted. */
  region: text(0, limits.address.region).optional(),
  postCode: text(limits.address.postCodeMin, limits.address.postCodeMax),
  /** ISO 3166 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { abort: true })
    .refine(isCountry, 'is not a country'),
  phone,
  tag,
}
export const addressParts = { ...parts, addressLine2: parts.addressLine2.default(''), tag: tag.default('HOME') }

/** An address as orders accept it: only these fields. */
export const address = z.strictObject(addressParts).meta({ id: 'Address' })
export type Address = z.infer<typeof address>

/** Defaults to the shop's country: the first of those it ships to. */
const country = parts.country.optional()
/** An address as a client sends it with an order. */
export const addressInput = address.extend({ country }).meta({ id: 'AddressInput' })

/** A billing address as a client sends it; its phone number is optional, since nothing is delivered there. */
export const billingAddressInput = addressInput.extend({ phone: phoneOrNone.default('') }).meta({ id: 'BillingAddressInput' })
/** An address of an order. The phone number is empty if nothing is shipped, or for the billing address. */
export const orderAddress = address.extend({ phone: phoneOrNone }).meta({ id: 'OrderAddress' })

/** An address that a customer has saved. One is the default for shipping (`isDefault`), and one, possibly the same, for billing. */
export const savedAddress = z
  .object({ id, ...addressParts, isDefault: z.boolean(), isDefaultBilling: z.boolean() })
  .meta({ id: 'SavedAddress' })
export type SavedAddress = z.infer<typeof savedAddress>

const defaults = { isDefault: z.boolean(), isDefaultBilling: z.boolean() }
/** A new address. The first one always becomes the default for both. */
export const newAddress = z.object({
  ...addressParts,
  country,
  isDefault: defaults.isDefault.default(false),
  isDefaultBilling: defaults.isDefaultBilling.default(false),
})
/** The fields to change; null removes the email. The default address stays the default until another becomes it. */
export const addressChanges = z.object({ ...parts, email: email.nullable(), ...defaults }).partial()
