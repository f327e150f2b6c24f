import type { AddressField, Issue } from '#web/features/checkout/fields.ts'

/** In the order of the form. */
const order: AddressField[] = ['fullName', 'firstName', 'lastName', 'country', 'addressLine1', 'addressLine2', 'city', 'postCode', 'phone']

/** The issues by field of the form: one for each, in its order. A name that is typed in one field is told there. */
export function byField(issues: Issue[], apart: boolean): (Issue & { name: AddressField })[] {
  const named = issues.map((issue) => ({ ...issue, name: fieldOf(issue.path, apart) }))
  return order.flatMap((name) => {
    const issue = named.find((one) => one.name === name)
    return issue ? { ...issue, name } : []
  })
}

const fieldOf = (path: string, apart: boolean): string => (!apart && (path === 'firstName' || path === 'lastName') ? 'fullName' : path)
