// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { PaymentState } from '#web/admin/orders/order-states.tsx'
import { OrderTimeline } from './order-timeline.tsx'

vi.mock('#web/admin/session/session.ts', () => ({ staff: vi.fn<() => void>() }))
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'order', 'admin-orders']))

test('a change by staff names them; one by the buyer does not', () => {
  const [placed, edited, packed] = ['2026-01-05T10:00:00.000Z', '2026-01-05T11:00:00.000Z', '2026-01-05T12:00:00.000Z']
  const event = (name: Order['timeline'][number]['event'], at: string) => ({ event: name, at, note: '' })
  const timeline = [event('PLACED', placed), event('EDITED', edited), event('PROCESSING', packed)]
  const changedBy = [
    { at: edited, name: 'Jonas' },
    { at: packed, name: null },
  ]
  const order = { id: 'o', timeline, refunds: [] as Order['refunds'] } as Order
  render(<OrderTimeline order={order} notes={[]} changedBy={changedBy} onNotes={() => undefined} />)
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries.map((text) => [/Jonas/.test(text), /Former team member/.test(text)])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ])
})

test('a partly refunded order says so', () => {
  render(<PaymentState order={{ paymentStatus: 'Paid', paymentMethod: 'Stripe' }} isPartlyRefunded />)
  expect(screen.getByText('Partly refunded')).toBeTruthy()
})
