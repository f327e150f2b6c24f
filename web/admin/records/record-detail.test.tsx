// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { ShopContext } from '#web/lib/shop.ts'
import type { Shop } from '#contract/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { RecordDetail } from './record-detail.tsx'

const lift = {
  id: 'r',
  lift: 'squat',
  measure: 'weight',
  value: 400,
  before: null,
  most: 300,
  flag: 'world_record',
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  note: '',
  post: null,
  appeal: null,
  history: [],
  owner: { id: 'u', name: 'Ada', handle: 'ada', avatar: null },
}
vi.mock('#web/admin/session/session.ts', () => ({ staff: async () => lift }))
vi.mock('./history-chart.tsx', () => ({ HistoryChart: () => null }))
vi.mock('./history-table.tsx', () => ({ HistoryTable: () => null }))
vi.mock('./record-person.tsx', () => ({ RecordPerson: () => null }))
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-records', 'people']))
afterEach(cleanup)

test.each([true, false])(
  'a lift shown after a decision gets the focus; one that was selected leaves it in the list (%s)',
  async (takesFocus) => {
    const shop = { locale: 'en', locales: ['en'], currency: { name: 'USD', language: 'en', style: 'US' } } as unknown as Shop
    render(
      <ShopContext value={shop}>
        <RecordDetail id="r" takesFocus={takesFocus} backTo="/admin/records" onDecided={() => {}} />
      </ShopContext>,
    )
    const heading = await screen.findByRole('heading', { level: 2 })
    // The heading is focused after it's there.
    await expect.poll(() => document.activeElement === heading).toBe(takesFocus)
  },
)
