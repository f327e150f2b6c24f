import type { Issue } from './issues.ts'

/** In the order of the form: where several are wrong, the focus goes to the first of these. */
export const addressFields = [
  'fullName',
  'firstName',
  'lastName',
  'country',
  'addressLine1',
  'addressLine2',
  'postCode',
  'city',
  'region',
  'phone',
] as const
export type AddressFieldName = (typeof addressFields)[number]

export type AddressName = 'shipping' | 'billing'

/** The field that a part of an address stands in; undefined where it is none. `separateNames`: the name has two fields. */
export function fieldFor(part: string, separateNames: boolean): AddressFieldName | undefined {
  if (!separateNames && (part === 'firstName' || part === 'lastName')) return 'fullName'
  return addressFields.find((field) => field === part)
}

/** One issue for each field, in this order. Those of no field are left out. */
export function inOrder<N extends string>(order: readonly N[], issues: Issue[], fieldOf: (path: string) => N | undefined) {
  return order.flatMap((name) => {
    const issue = issues.find(({ path }) => fieldOf(path) === name)
    return issue ? { ...issue, name } : []
  })
}
