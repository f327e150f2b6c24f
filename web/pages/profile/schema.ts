import type { ApiInput } from '#contract/api.ts'
import { changeUser } from '#contract/customers/customers.ts'

type ProfileField = 'name' | 'handle' | 'bio' | 'maxSquat' | 'dateOfBirth'
export interface ProfileIssue {
  name: ProfileField
  kind: 'missing' | 'invalid' | 'long'
}

/** In the order of the form. */
const fields: ProfileField[] = ['name', 'handle', 'bio', 'maxSquat', 'dateOfBirth']

/** The issues of the changes, at most one for each field, validated against the server's schema. */
export function checkProfile(changes: ApiInput<'PATCH /user'>): ProfileIssue[] {
  const issues = changeUser.input.safeParse(changes).error?.issues ?? []
  return fields.flatMap((name) => {
    const issue = issues.find(({ path }) => path[0] === name)
    if (!issue) return []
    return { name, kind: changes[name] === '' ? 'missing' : issue.code === 'too_big' && issue.origin === 'string' ? 'long' : 'invalid' }
  })
}

/** The fields that the server refused; its sentences are for programs. */
export const refusedFields = (errors: Record<string, string[]> | null): ProfileIssue[] =>
  fields.flatMap((name) => (errors?.[name] ? { name, kind: 'invalid' } : []))
