import { z } from 'zod'
import { addressChanges, newAddress, savedAddress } from './addresses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, multiline, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { locales } from '../locales.ts'
import { mediaUrl, pictureRefusals } from '../media.ts'
import { weightUnits } from '../units.ts'

/** Who sees a person's profile, posts and records. */
export const privacies = ['public', 'followers', 'private'] as const

const squat = z
  .number()
  .min(limits.squat.min)
  .max(limits.squat.max)
  .refine((n) => Math.abs(n * 1000 - Math.round(n * 1000)) < 1e-6, 'has more than three decimals')

export const customer = z
  .object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Confirmed by a code: until then, the phone can't be used to sign in. */
    phoneVerified: z.boolean(),
    dateOfBirth: day.nullable(),
    /** In kilograms. */
    maxSquat: z.number().nullable(),
    weightUnit: z.enum(weightUnits),
    handle: z.string().nullable(),
    bio: z.string(),
    avatar: z.string().nullable(),
    privacy: z.enum(privacies),
    /** The language of mails to them; null for the shop's first language. */
    locale: z.enum(locales).nullable(),
    /** The name of a role: `customer`, or one of the staff's. */
    role: z.string(),
    points: z.int(),
    hasPassword: z.boolean(),
    /** Staff without a second factor can't use their permissions until they set one up. */
    mustSetUpSecondFactor: z.boolean(),
    /** The default address first, then by newest. */
    addresses: z.array(savedAddress),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof customer>

/** Letters, digits, underscores and dots; no dot at either end, and no two in a row. Converted to lower case. */
const handle = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.handle.min)
  .max(limits.handle.max)
  .regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'takes letters, digits, underscores and single dots')
const tag = 'Customers'

export const getUser = endpoint({
  id: 'getUser',
  route: 'GET /user',
  tag,
  auth: 'customer',
  summary: 'Get the signed-in customer; also tells whether a token is still valid',
  input: z.object({}),
  output: customer,
  refusals: [],
})
export const changeUser = endpoint({
  id: 'changeUser',
  route: 'PATCH /user',
  tag,
  auth: 'customer',
  summary:
    'Update the profile: only the fields sent; null clears a field; a field that is changed elsewhere, or unknown, is named and refused',
  input: z
    .strictObject({
      name: text(1, limits.name.max),
      dateOfBirth: day.nullable(),
      maxSquat: squat.nullable(),
      weightUnit: z.enum(weightUnits),
      handle,
      bio: multiline(0, limits.bio.max),
      avatar: mediaUrl.nullable(),
      privacy: z.enum(privacies),
      locale: z.enum(locales),
    })
    .partial(),
  output: customer,
  refusals: ['NAME_IS_RESERVED', 'HANDLE_IS_TAKEN', 'ACCOUNT_IS_SUSPENDED', ...pictureRefusals],
})
export const addAddress = endpoint({
  id: 'addAddress',
  route: 'PUT /user/add-address',
  tag,
  auth: 'customer',
  status: 201,
  summary: `Add an address, up to ${limits.address.perCustomer}; the first becomes the default`,
  input: newAddress,
  output: customer,
  refusals: ['TOO_MANY_ADDRESSES'],
})
export const updateAddress = endpoint({
  id: 'updateAddress',
  route: 'PATCH /user/update-address/:id',
  tag,
  auth: 'customer',
  summary: 'Update an address: only the fields sent',
  input: addressChanges.extend({ id }),
  output: customer,
  refusals: ['NOT_FOUND'],
})
export const deleteAddress = endpoint({
  id: 'deleteAddress',
  route: 'DELETE /user/delete-address/:id',
  tag,
  auth: 'customer',
  summary: 'Delete an address; if it was the default, the newest becomes the default',
  input: z.object({ id }),
  output: customer,
  refusals: ['NOT_FOUND'],
})
const part = z.string().max(400).optional()
export const validateAddress = endpoint({
  id: 'validateAddress',
  route: 'POST /user/validate-address',
  tag,
  auth: 'public',
  summary: 'Validate an address: problems by field and a suggested spelling. Both are advice; saving does not enforce them',
  input: z.object({
    firstName: part,
    lastName: part,
    email: part,
    addressLine1: part,
    addressLine2: part,
    city: part,
    postCode: part,
    country: part,
    region: part,
    phone: part,
    tag: part,
  }),
  output: z.object({
    valid: z.boolean(),
    /** Fields with a suggested correction. */
    suggestion: z.record(z.string(), z.string()).optional(),
    problems: z.record(z.string(), z.array(z.string())),
  }),
  refusals: [],
})
