import { expect, it } from 'vitest'
import type { CommunityReportReason } from '#contract/report-reasons.ts'
import { mostReported } from './most-reported.ts'

const of = (...reasons: CommunityReportReason[]) => mostReported(reasons.map((reason) => ({ reason })))

it('what most reporters named is what the member would be told', () => {
  expect(of('spam', 'harassment', 'harassment')).toBe('harassment')
  expect(of('dangerous', 'spam')).toBe('dangerous')
})

it('"something else" is no rule: a message about insults for a picture of a stranger would be wrong', () => {
  expect(of('other', 'personal-data')).toBe('personal-data')
  expect(of('other', 'other', 'spam')).toBe('spam')
})

it('there is always one', () => {
  expect(of()).toBe('offensive')
  expect(of('other')).toBe('offensive')
})
