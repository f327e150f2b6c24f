import type { z } from 'zod'

const formats: Record<string, string> = { email: 'an email address', url: 'an address like https://example.com' }

/** What a check without a message of its own found, as the rest of a sentence that begins with the setting's name. */
export function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`
  if (issue.code === 'too_big') return `is longer than ${String(issue.maximum)} characters`
  if (issue.code === 'too_small') return `is shorter than ${String(issue.minimum)} characters`
  if (issue.code === 'invalid_format') return `is not ${formats[issue.format] ?? 'in the right format'}`
  return undefined
}
