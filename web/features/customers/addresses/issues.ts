/** What is wrong with a value: it's missing, invalid or too long. */
export interface Issue {
  path: string
  kind: 'missing' | 'invalid' | 'long'
  max?: number
  /** An example of a valid value. */
  example?: string
}

/** The server's errors as issues. Forms say it in words of their own, which name the field, instead of the server's sentences. */
export const issuesOf = (errors: Record<string, string[]> | null, sent: object): Issue[] =>
  Object.keys(errors ?? {}).map((path) => ({ path, kind: issueKind(sent, path) }))

export const issueKind = (sent: object, path: string): 'missing' | 'invalid' => (isBlank(valueAt(sent, path)) ? 'missing' : 'invalid')

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const valueAt = (from: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], from)
