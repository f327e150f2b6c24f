import type { Issue } from './issues.ts'

/** In the order of the form: of several invalid fields, the first gets the focus. */
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

/** The field that shows a part of an address; undefined if there is none. `separateNames`: the name has two fields. */
export function fieldFor(part: string, separateNames: boolean): AddressFieldName | undefined {
  if (!separateNames && (part === 'firstName' || part === 'lastName')) return 'fullName'
  return addressFields.find((field) => field === part)
}

/** At most one issue for each field, in this order. Issues without a field are left out. */
export function firstIssuePerField<N extends string>(order: readonly N[], issues: Issue[], fieldOf: (path: string) => N | undefined) {
  return order.flatMap((name) => {
    const issue = issues.find(({ path }) => fieldOf(path) === name)
    return issue ? { ...issue, name } : []
  })
}
