import { fc } from './properties.ts'

export interface OrderStart {
  inclusive: boolean
  euro: boolean
  code: boolean
  member: boolean
  points: number
  card: number
  credit: number
  gift: boolean
  express: boolean
  wrapped: boolean
  quantities: number[]
}

/** How an order was placed and paid. */
export const arbitraryStart: fc.Arbitrary<OrderStart> = fc.record({
  inclusive: fc.boolean(),
  euro: fc.boolean(),
  code: fc.boolean(),
  member: fc.boolean(),
  points: fc.constantFrom(0, 137, 900),
  card: fc.constantFrom(0, 5.55, 40),
  credit: fc.constantFrom(0, 3.21, 300),
  gift: fc.boolean(),
  express: fc.boolean(),
  wrapped: fc.boolean(),
  quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }).filter((all) => all.some((n) => n > 0)),
})
/** The usual first steps, so that not everything is refused. */
const usual = fc.constantFrom(
  [],
  ['shipSome'],
  ['edit', 'payRest'],
  ['ship', 'deliver', 'ask', 'approve'],
  ['ship', 'deliver', 'withdraw', 'receive', 'settle'],
  ['ship', 'deliver', 'ask', 'approve', 'payRest', 'receive', 'settle'],
)
/** The order's steps in sequence: each is a step name with a number that parametrizes it. */
export function arbitrarySteps(steps: string[]): fc.Arbitrary<[string, number][]> {
  const some = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(9999)), { minLength: 3, maxLength: 9 })
  return fc
    .tuple(some, usual, fc.nat(9999), some)
    .map(([first, then, n, last]) => [...first.slice(0, n % 3), ...inOrder(n, ...then), ...last])
}

const defaultStart: OrderStart = {
  inclusive: true,
  euro: false,
  code: false,
  member: false,
  points: 0,
  card: 0,
  credit: 0,
  gift: false,
  express: false,
  wrapped: false,
  quantities: [1, 2, 1, 3, 1, 3],
}
const inOrder = (n: number, ...names: string[]): [string, number][] => names.map((name) => [name, n])
/** Walks that failed once. */
export const failedWalks: [OrderStart, [string, number][]][] = [
  // A cent of the returned goods was credited at another line's rate.
  [
    { ...defaultStart, euro: true, code: true, quantities: [3, 2, 1, 2, 0, 2] },
    inOrder(3596, 'ship', 'deliver', 'withdraw', 'receive', 'settle'),
  ],
  // The replacement goods were also credited with the gift card that was bought with the original ones.
  [{ ...defaultStart, gift: true, quantities: [3, 3, 2, 1, 1, 1] }, inOrder(2, 'ship', 'deliver', 'ask', 'approve', 'payRest', 'receive')],
  // Store credit had paid for everything but a gift card, which was taken back.
  [{ ...defaultStart, member: true, credit: 300, gift: true, quantities: [0, 1, 0, 0, 0, 0] }, inOrder(2, 'takeCardBack')],
  // An order whose price was raised gave back money that still counted as paid.
  [defaultStart, [...inOrder(9206, 'edit'), ...inOrder(6, 'refundSome')]],
]
