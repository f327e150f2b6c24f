import { describe, expect, it } from 'vitest'
import { historyOf } from './history.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString()
const happened = (event: 'PLACED' | 'PAID' | 'CANCELLED' | 'REFUNDED', minute: number, amount?: number) => ({
  event,
  at: at(minute),
  note: '',
  ...(amount && { amount }),
})
const written = (id: string, minute: number, isRefund?: true) => ({
  id,
  at: at(minute),
  author: 'Kim',
  text: '',
  ...(isRefund && { isRefund }),
})
const seen = (...input: Parameters<typeof historyOf>) =>
  historyOf(...input).map(({ event, note }) =>
    [event && `${event.event} ${event.amount ?? ''}`.trim(), note?.id].filter(Boolean).join(' by '),
  )

describe('the order history for staff', () => {
  it('shows each refund once, with who made it, newest first', () => {
    const timeline = [
      happened('PLACED', 0),
      happened('PAID', 1),
      happened('REFUNDED', 5, 10),
      happened('CANCELLED', 8),
      happened('REFUNDED', 8, 20),
    ]
    const notes = [written('rest', 8, true), written('call', 6), written('part', 5, true)]
    expect(seen(timeline, notes)).toEqual(['REFUNDED 20 by rest', 'CANCELLED', 'call', 'REFUNDED 10 by part', 'PAID', 'PLACED'])
  })

  it('drops no note, and attaches none to a refund at another time', () => {
    expect(seen([happened('REFUNDED', 1)], [written('later', 2, true), written('plain', 1)])).toEqual(['later', 'REFUNDED', 'plain'])
  })

  it('gives each of two simultaneous refunds its own note', () => {
    const notes = [written('b', 1, true), written('a', 1, true)]
    expect(seen([happened('REFUNDED', 1, 1), happened('REFUNDED', 1, 2)], notes)).toEqual(['REFUNDED 2 by b', 'REFUNDED 1 by a'])
  })
})
