import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Describes what is wrong with a field, to follow its column's name in a row's error. The validator's own messages are for programs. */
export function wordsOfIssue(issue: Issue): string {
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'invalid_key') return `belongs to an option whose name ${wordsOfIssue(issue.issues[0] as Issue)}`
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'is not a whole number'
  if (issue.path.at(-1) === 'friendlyPageName') return 'has more than lower-case letters, digits and hyphens between them'
  // Messages of the contract's own checks are already in our words.
  return /^(is|has) /.test(issue.message) ? issue.message : 'is not what belongs here'
}

/** A number at the end of the path means an entry of a list. */
const whose = (path: PropertyKey[], what: string): string => (typeof path.at(-1) === 'number' ? `has an entry that ${what}` : what)

function tooBig({ origin, maximum, path }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return whose(path, `is longer than ${maximum} characters`)
  return origin === 'array' ? `has more than ${maximum} entries` : `is more than ${maximum}`
}

function tooSmall({ origin, minimum, path }: z.core.$ZodIssueTooSmall): string {
  const isFirst = minimum === 1
  if (origin === 'string') return whose(path, isFirst ? 'is empty' : `is shorter than ${minimum} characters`)
  if (origin === 'array') return isFirst ? 'is missing' : `has fewer than ${minimum} entries`
  return `is less than ${minimum}`
}
