import type { CheckoutValues } from './values.ts'

export type AddressField =
  | 'fullName'
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'postCode'
  | 'phone'
export type AddressName = 'shipping' | 'billing'
export type FieldName = 'email' | `${AddressName}.${AddressField}`

const addressFields: AddressField[] = [
  'fullName',
  'firstName',
  'lastName',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'postCode',
  'phone',
]
/** In the order of the form: where several are wrong, the focus goes to the first of these. */
const order: FieldName[] = [
  'email',
  ...addressFields.map((field): FieldName => `shipping.${field}`),
  ...addressFields.map((field): FieldName => `billing.${field}`),
]

/** What is wrong with a field: nothing was typed, something that can not be, or too much. */
export interface Issue {
  path: string
  kind: 'missing' | 'invalid' | 'long'
  max?: number
}
export interface FieldIssue extends Issue {
  name: FieldName
}

/** The field of the form that a path of an order stands for; undefined where it is none. */
export function fieldOf(path: string, values: CheckoutValues): FieldName | undefined {
  if (path === 'email' || path === 'shippingAddress.email') return 'email'
  const [, which, part = ''] = /^(shipping|billing)Address\.(\w+)$/.exec(path) ?? []
  if (which !== 'shipping' && which !== 'billing') return undefined
  if (part === 'phone') return 'shipping.phone'
  const field = addressFields.find((one) => one === part)
  if (!field) return undefined
  const isName = field === 'firstName' || field === 'lastName'
  return `${which}.${isName && !values[which].apart ? 'fullName' : field}`
}

/** The issues by field: one for each, in the order of the form. Those of no field are left out. */
export function byField(issues: Issue[], values: CheckoutValues): FieldIssue[] {
  const found = new Map<FieldName, FieldIssue>()
  for (const issue of issues) {
    const name = fieldOf(issue.path, values)
    if (name && !found.has(name)) found.set(name, { ...issue, name })
  }
  return order.flatMap((name) => found.get(name) ?? [])
}

/** What the server found wrong, as issues. Its sentences are for programs. */
export function issuesOf(errors: Record<string, string[]> | null, sent: object): Issue[] {
  return Object.keys(errors ?? {}).map((path) => ({ path, kind: isBlank(valueAt(sent, path)) ? 'missing' : 'invalid' }))
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

export function valueAt(from: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      from,
    )
}
