import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Slots } from './slots.ts'

const responseOf = (destroyed: boolean) => Object.assign(new EventEmitter(), { destroyed })

test('limits the slots in number, in total units, and to one per key', () => {
  const slots = new Slots({ max: 3, unitsMax: 100 })
  const first = slots.acquire({ units: 60, key: 'a' })
  expect([slots.acquire({ units: 41 }), slots.acquire({ key: 'a' })]).toEqual([null, null])
  expect([slots.acquire({ units: 40 }), slots.acquire(), slots.acquire()]).toEqual([expect.anything(), expect.anything(), null])
  first!.release()
  expect([slots.taken, slots.units]).toEqual([2, 40])
  expect(slots.acquire({ units: 60, key: 'a' })).not.toBeNull()
})

test('limits the slots of one client', () => {
  const slots = new Slots({ max: 3, perClient: 2 })
  const [first] = [slots.acquire({ client: 'a' }), slots.acquire({ client: 'a' })]
  expect([slots.acquire({ client: 'a' }), slots.acquire({ client: 'b' })]).toEqual([null, expect.anything()])
  first!.release()
  expect([slots.acquire({ client: 'a' }), slots.acquire({ client: 'a' })]).toEqual([expect.anything(), null])
})

test('a slot is released once, however often release is called', () => {
  const slots = new Slots({ max: 2 })
  const [slot] = [slots.acquire()!, slots.acquire()]
  const response = responseOf(false)
  slot.releaseAfter(response as never)
  expect(slots.taken).toBe(2)
  response.emit('close')
  response.emit('close')
  slot.release()
  expect(slots.taken).toBe(1)
})

test('a slot for a response that has ended already is released right away', () => {
  const slots = new Slots({ max: 1 })
  slots.acquire()!.releaseAfter(responseOf(true) as never)
  expect(slots.taken).toBe(0)
})
