import { z } from 'zod'

type Issue = z.core.$ZodRawIssue
/** A kind of issue, by its code. */
type IssueOf<C extends z.core.$ZodIssue['code']> = z.core.$ZodRawIssue<Extract<z.core.$ZodIssue, { code: C }>>

/** What a value of a type is called. */
const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
  null: 'null',
}
/** What a text of a format is called. */
const formats: Record<string, string> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'a UUID',
  guid: 'a UUID',
  date: 'a date such as 2026-11-28',
  datetime: 'a time such as 2026-11-28T19:05:00Z',
  base64: 'base64',
  base64url: 'base64url',
}

/**
 * What is wrong with a field, as the contract's own checks say it: the sentence follows the field's name. Zod's own messages are for
 * programmers, but people read what a call refuses. Each has its Bengali text in field-errors.bn.json.
 */
function sentenceOf(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is needed' : `is not ${types[issue.expected] ?? 'what belongs here'}`
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_format') return ofFormat(issue)
  if (issue.code === 'not_multiple_of') return `is not a multiple of ${issue.divisor}`
  if (issue.code === 'invalid_value') {
    const [first, ...others] = issue.values.map(String)
    if (issue.input === undefined) return 'is needed'
    return others.length === 0 ? `is not ${first}` : `is not one of ${[first, ...others].join(', ')}`
  }
  if (issue.code === 'invalid_union') {
    const { options } = issue as { options?: unknown[] }
    return options && options.length > 0 ? `is not one of ${options.map(String).join(', ')}` : 'is not what belongs here'
  }
  if (issue.code === 'invalid_key') return 'has a name that does not belong here'
  if (issue.code === 'unrecognized_keys') return 'is not known here'
  return 'is not what belongs here'
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): string {
  if (origin === 'string')
    return exact ? `is not ${minimum} characters long` : minimum === 1 ? 'is empty' : `is shorter than ${minimum} characters`
  if (origin === 'array' || origin === 'set')
    return exact ? `does not have ${minimum} entries` : minimum === 1 ? 'is empty' : `has fewer than ${minimum} entries`
  return inclusive === false ? `is not more than ${minimum}` : `is less than ${minimum}`
}

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): string {
  if (origin === 'string') return exact ? `is not ${maximum} characters long` : `is longer than ${maximum} characters`
  if (origin === 'array' || origin === 'set') return exact ? `does not have ${maximum} entries` : `has more than ${maximum} entries`
  return inclusive === false ? `is not less than ${maximum}` : `is more than ${maximum}`
}

function ofFormat(issue: IssueOf<'invalid_format'>): string {
  const { format, prefix, suffix, includes } = issue as { format: string; prefix?: string; suffix?: string; includes?: string }
  if (prefix !== undefined) return `does not begin with ${prefix}`
  if (suffix !== undefined) return `does not end with ${suffix}`
  if (includes !== undefined) return `does not contain ${includes}`
  return `is not ${formats[format] ?? 'in the form that is needed here'}`
}

z.config({ customError: sentenceOf })
