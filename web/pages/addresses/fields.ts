import { addressFields, fieldFor, firstIssuePerField } from '#web/features/customers/addresses/fields.ts'
import type { Issue } from '#web/features/customers/addresses/issues.ts'

/** The issues by form field, at most one each, in the form's order. If the name is one field, issues of either part are shown there. */
export const byField = (issues: Issue[], separateNames: boolean) =>
  firstIssuePerField(addressFields, issues, (path) => fieldFor(path, separateNames))
