import type { z } from 'zod'

/** What is wrong with what was typed: nothing was, or something that can not be, or too much. */
export interface Issue {
  path: string
  kind: 'missing' | 'invalid' | 'long'
  max?: number
}

/** What a schema finds wrong with what is to be sent. */
export function issuesIn(sent: object, schema: z.ZodType): Issue[] {
  return (schema.safeParse(sent).error?.issues ?? []).map((issue) => {
    const path = issue.path.join('.')
    return issue.code === 'too_big' ? { path, kind: 'long', max: Number(issue.maximum) } : { path, kind: kindOf(sent, path) }
  })
}

/** What the server found wrong. Its sentences are for programs. */
export const issuesOf = (errors: Record<string, string[]> | null, sent: object): Issue[] =>
  Object.keys(errors ?? {}).map((path) => ({ path, kind: kindOf(sent, path) }))

const kindOf = (sent: object, path: string): 'missing' | 'invalid' => (isBlank(valueAt(sent, path)) ? 'missing' : 'invalid')

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

function valueAt(from: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      from,
    )
}
