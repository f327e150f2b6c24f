import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { foldOption } from '#contract/poll-options.ts'

/** How many days a poll runs; `own`: the number that is typed. */
export const pollSpans = ['1', '3', '7', 'own'] as const
export interface DraftPoll {
  options: string[]
  isMultiple: boolean
  span: (typeof pollSpans)[number]
  /** The typed number of days, for `own`. */
  days: string
}

const { pollOption, pollOptionsMin, pollOptionsMax, pollDaysMax } = limits.post

export const newPoll: DraftPoll = { options: ['', ''], isMultiple: false, span: '1', days: '14' }

/** The usable part of a stored poll; null if there is none. */
export function readPoll(stored: unknown): DraftPoll | null {
  const { options, isMultiple, span, days } = (stored ?? {}) as Partial<Record<keyof DraftPoll, unknown>>
  if (!Array.isArray(options)) return null
  const texts = options.filter((one) => typeof one === 'string').map((one) => one.slice(0, pollOption))
  while (texts.length < pollOptionsMin) texts.push('')
  return {
    options: texts.slice(0, pollOptionsMax),
    isMultiple: isMultiple === true,
    span: pollSpans.find((one) => one === span) ?? '1',
    days: typeof days === 'string' ? days : newPoll.days,
  }
}

/** The fields of a poll that was sent before. */
export function draftPollOf({ options, isMultiple = false, days }: NonNullable<ApiInput<'POST /post/create'>['poll']>): DraftPoll {
  const span = pollSpans.find((one) => one === String(days)) ?? 'own'
  return { options, isMultiple, span, days: String(days) }
}

/** The input for a poll, without empty options; null if there are too few, two are equal, or the number of days is invalid. */
export function pollOf({ options, isMultiple, span, days }: DraftPoll): NonNullable<ApiInput<'POST /post/create'>['poll']> | null {
  const texts = options.map((one) => one.trim()).filter((one) => one !== '')
  const length = Number(span === 'own' ? days.trim() || Number.NaN : span)
  const isGood = texts.length >= pollOptionsMin && new Set(texts.map(foldOption)).size === texts.length
  if (!isGood || !Number.isInteger(length) || length < 1 || length > pollDaysMax) return null
  return { options: texts, isMultiple, days: length }
}
