import type { StaffOrder } from '#contract/admin/orders.ts'
import type { Order } from '#contract/order.ts'

type Event = Order['timeline'][number]
type Note = StaffOrder['notes'][number]
type Entry = { at: string } & ({ event: Event; note?: Note } | { event?: never; note: Note })

/**
 * The events of an order and the notes of staff in one list, newest first. A note about a refund is part of the refund's event, so no refund is
 * listed twice.
 */
export function historyOf(timeline: Event[], notes: Note[]): Entry[] {
  const refunds = notes.filter(({ isRefund }) => isRefund)
  const events = timeline.toReversed().map((event): Entry => {
    const index = event.event === 'REFUNDED' ? refunds.findIndex(({ at }) => at === event.at) : -1
    const [note] = index < 0 ? [] : refunds.splice(index, 1)
    return { at: event.at, event, ...(note && { note }) }
  })
  const apart = notes.filter((note) => !note.isRefund || refunds.includes(note))
  return [...events, ...apart.map((note) => ({ at: note.at, note }))].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
