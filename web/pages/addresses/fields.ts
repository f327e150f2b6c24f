import { addressFields, fieldFor, inOrder } from '#web/features/customers/addresses/fields.ts'
import type { Issue } from '#web/features/customers/addresses/issues.ts'

/** The issues by field of the form: one for each, in its order. A name that is typed in one field is told there. */
export const byField = (issues: Issue[], separateNames: boolean) => inOrder(addressFields, issues, (path) => fieldFor(path, separateNames))
