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

describe('the timeline of staff', () => {
  it('has each refund once, with who paid it back, the newest first', () => {
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

  it('leaves out no note, and gives none to a refund of another moment', () => {
    expect(seen([happened('REFUNDED', 1)], [written('later', 2, true), written('plain', 1)])).toEqual(['later', 'REFUNDED', 'plain'])
  })

  it('of two refunds in one moment gives each its own note', () => {
    const notes = [written('b', 1, true), written('a', 1, true)]
    expect(seen([happened('REFUNDED', 1, 1), happened('REFUNDED', 1, 2)], notes)).toEqual(['REFUNDED 2 by b', 'REFUNDED 1 by a'])
  })
})
