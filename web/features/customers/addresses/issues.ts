/** What is wrong with what was typed: nothing was, or something that can't be, or too much. */
export interface Issue {
  path: string
  kind: 'missing' | 'invalid' | 'long'
  max?: number
  /** What it should look like. */
  example?: string
}

/** What the server found wrong. Its sentences are for programs. */
export const issuesOf = (errors: Record<string, string[]> | null, sent: object): Issue[] =>
  Object.keys(errors ?? {}).map((path) => ({ path, kind: issueKind(sent, path) }))

export const issueKind = (sent: object, path: string): 'missing' | 'invalid' => (isBlank(valueAt(sent, path)) ? 'missing' : 'invalid')

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const valueAt = (from: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], from)
