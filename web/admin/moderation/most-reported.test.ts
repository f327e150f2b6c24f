import { expect, it } from 'vitest'
import type { CommunityReportReason } from '#contract/report-reasons.ts'
import { mostReported } from './most-reported.ts'

const of = (...reasons: CommunityReportReason[]) => mostReported(reasons.map((reason) => ({ reason })))

it('the suggested reason is the one most reporters chose', () => {
  expect(of('spam', 'harassment', 'harassment')).toBe('harassment')
  expect(of('dangerous', 'spam')).toBe('dangerous')
})

it('"something else" is no suggestion, because it names no rule', () => {
  expect(of('other', 'personal-data')).toBe('personal-data')
  expect(of('other', 'other', 'spam')).toBe('spam')
})

it('there is always a suggestion', () => {
  expect(of()).toBe('offensive')
  expect(of('other')).toBe('offensive')
})
