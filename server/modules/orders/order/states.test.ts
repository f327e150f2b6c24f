import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { orderStatuses, paymentStatuses, shippingStatuses } from '#contract/order.ts'
import { type Actor, canCancel, canReview, findTransition, initialStates, type OrderStates, stateNames, transitions } from './states.ts'

const known = { orderStatus: orderStatuses, shippingStatus: shippingStatuses, paymentStatus: paymentStatuses }

/** Every state that can be reached from the first, by anybody. */
function reachable(name: (typeof stateNames)[number]): Set<string> {
  const reached = new Set<string>([initialStates[name]])
  for (const state of reached) for (const { from, to } of transitions[name]) if (from === state) reached.add(to)
  return reached
}

describe.each(stateNames)('the transitions of %s', (name) => {
  it('lead to every status in the contract', () => {
    expect([...reachable(name)].sort()).toEqual([...known[name]].sort())
  })

  it('name each change once, never lead back before a cancellation, and name who may make them', () => {
    const changes = transitions[name].map(({ from, to }) => `${from} ${to}`)
    expect(new Set(changes).size).toBe(changes.length)
    // The exceptions: an order that was cancelled for lack of payment and reopened, and a paid order that costs more after an edit.
    const isBack = ({ from, to }: { from: string; to: string }) => from === 'Cancelled' || `${from} ${to}` === 'Paid Pending'
    const forward = transitions[name].filter((one) => !isBack(one))
    const left = forward.map(({ from, to }) => `${from} ${to}`)
    for (const { from, to } of forward) expect(left).not.toContain(`${to} ${from}`)
    for (const { by } of transitions[name]) expect(by.length).toBeGreaterThan(0)
  })

  it('are recorded the same way in the history, whatever caused them', () => {
    const states = new Set(transitions[name].map(({ to }) => to))
    const eventsOf = (state: string) => new Set(transitions[name].filter(({ to }) => to === state).map(({ event }) => event))
    for (const state of states) expect(eventsOf(state).size).toBe(1)
  })
})

describe('who may change an order', () => {
  const may = (by: Actor) => stateNames.flatMap((name) => transitions[name].filter((t) => t.by.includes(by)).map((t) => t.to))

  it('lets a customer cancel, and nothing else', () => {
    expect(new Set(may('customer'))).toEqual(new Set(['Cancelled']))
    expect(findTransition('orderStatus', 'Pending', 'Cancelled', 'customer')).toBeDefined()
    expect(findTransition('orderStatus', 'Processing', 'Cancelled', 'customer')).toBeUndefined()
  })

  it('leaves final statuses unchanged', () => {
    for (const [name, state] of [
      ['orderStatus', 'Completed'],
      ['shippingStatus', 'Delivered'],
    ] as const)
      expect(transitions[name].filter(({ from }) => from === state)).toEqual([])
  })

  it('reopens a canceled order only automatically, for a late payment', () => {
    for (const name of ['orderStatus', 'paymentStatus'] as const)
      expect(transitions[name].filter(({ from }) => from === 'Cancelled').map(({ to, by }) => [to, by])).toEqual([['Pending', ['system']]])
  })
})

describe('what a customer can do with an order', () => {
  const ordered = new Date('2026-03-02T10:00:00Z')
  const after = (ms: number) => new Date(ordered.getTime() + ms)
  const days = limits.order.cancelDays * 86_400_000

  it('includes canceling for up to 7 days while it is new', () => {
    expect(canCancel(initialStates, ordered, after(days))).toBe(true)
    expect(canCancel(initialStates, ordered, after(days + 1))).toBe(false)
  })

  it.each<Partial<OrderStates>>([
    { orderStatus: 'Processing' },
    { orderStatus: 'Cancelled' },
    { shippingStatus: 'PartiallyShipped' },
    { shippingStatus: 'Shipped' },
    { paymentStatus: 'Paid' },
  ])("can't be cancelled anymore with %j", (changed) => {
    expect(canCancel({ ...initialStates, ...changed }, ordered, ordered)).toBe(false)
  })

  it('includes a review once it is delivered', () => {
    expect(shippingStatuses.filter((shippingStatus) => canReview({ ...initialStates, shippingStatus }))).toEqual(['Delivered'])
  })
})
