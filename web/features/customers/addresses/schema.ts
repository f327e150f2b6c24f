import type { z } from 'zod'
import { type Issue, issueKind } from './issues.ts'

/** The issues that a schema finds in the input of a call. */
export function findIssues(sent: object, schema: z.ZodType): Issue[] {
  return (schema.safeParse(sent).error?.issues ?? []).map((issue) => {
    const path = issue.path.join('.')
    return issue.code === 'too_big' ? { path, kind: 'long', max: Number(issue.maximum) } : { path, kind: issueKind(sent, path) }
  })
}
