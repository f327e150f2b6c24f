import {
  type AddressFieldName,
  type AddressName,
  addressFields,
  fieldFor,
  firstIssuePerField,
} from '#web/features/customers/addresses/fields.ts'
import type { Issue } from '#web/features/customers/addresses/issues.ts'
import type { CheckoutValues } from './values.ts'

type FieldName = 'email' | `${AddressName}.${AddressFieldName}`

const order: FieldName[] = [
  'email',
  ...addressFields.map((field): FieldName => `shipping.${field}`),
  ...addressFields.map((field): FieldName => `billing.${field}`),
]

/** The form field for a path of the order input; undefined if there is none. */
export function fieldOf(path: string, values: CheckoutValues): FieldName | undefined {
  if (path === 'email' || path === 'shippingAddress.email') return 'email'
  const [, which, part = ''] = /^(shipping|billing)Address\.(\w+)$/.exec(path) ?? []
  if (which !== 'shipping' && which !== 'billing') return undefined
  if (part === 'phone') return 'shipping.phone'
  const field = fieldFor(part, values[which].separateNames)
  return field && `${which}.${field}`
}

/** At most one issue for each field, in the order of the form. Issues without a field are left out. */
export const byField = (issues: Issue[], values: CheckoutValues) => firstIssuePerField(order, issues, (path) => fieldOf(path, values))
