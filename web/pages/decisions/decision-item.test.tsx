// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OwnDecision } from '#contract/moderation.ts'
import { ShopContext, useShop } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { DecisionItem } from './decision-item.tsx'

afterEach(cleanup)

const item: OwnDecision = {
  kind: 'record',
  subjectId: '0198c0de-0000-7000-8000-000000000007',
  text: '5 km 11:40',
  record: { lift: '5 km', measure: 'time', value: 700 },
  place: 'ada',
  decision: 'removed',
  reason: 'fake-record',
  club: null,
  message: '',
  decidedAt: '2026-02-01T10:00:00.000Z',
  appealUntil: '2026-03-03T10:00:00.000Z',
  appeal: null,
  isWaiting: false,
}

test('a decision about a run is in the language and digits of the page', async () => {
  await loadText('bn', ['common', 'report-content', 'people'])
  function InBengali() {
    return (
      <ShopContext value={{ ...useShop(), locale: 'bn' }}>
        <DecisionItem item={item} onAnswered={() => {}} />
      </ShopContext>
    )
  }
  render(<InBengali />)
  expect(screen.getByText('৫ কিমি ১১:৪০')).toBeTruthy()
})

test('a decision can be appealed until its deadline, and not afterwards', async () => {
  await loadText('en', ['common', 'report-content', 'people'])
  const appealUntil = new Date(Date.now() + 60_000).toISOString()
  const { rerender } = render(<DecisionItem key="now" item={{ ...item, appealUntil }} onAnswered={() => {}} />)
  expect(screen.getByRole('button', { name: 'Ask for a second look' })).toBeTruthy()
  expect(screen.getByText(/^You can ask until /)).toBeTruthy()
  rerender(<DecisionItem key="later" item={item} onAnswered={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('The time to ask for a second look is over.')).toBeTruthy()
})
