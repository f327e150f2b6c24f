import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Slots } from './slots.ts'

const responseOf = (destroyed: boolean) => Object.assign(new EventEmitter(), { destroyed })

test('so many slots are taken at once, of so many units together, and of a key one', () => {
  const slots = new Slots({ max: 3, unitsMax: 100 })
  const first = slots.take({ units: 60, key: 'a' })
  expect([slots.take({ units: 41 }), slots.take({ key: 'a' })]).toEqual([null, null])
  expect([slots.take({ units: 40 }), slots.take(), slots.take()]).toEqual([expect.anything(), expect.anything(), null])
  first!.release()
  expect([slots.taken, slots.units]).toEqual([2, 40])
  expect(slots.take({ units: 60, key: 'a' })).not.toBeNull()
})

test('a client has its share of them', () => {
  const slots = new Slots({ max: 3, perClient: 2 })
  const [first] = [slots.take({ client: 'a' }), slots.take({ client: 'a' })]
  expect([slots.take({ client: 'a' }), slots.take({ client: 'b' })]).toEqual([null, expect.anything()])
  first!.release()
  expect([slots.take({ client: 'a' }), slots.take({ client: 'a' })]).toEqual([expect.anything(), null])
})

test('a slot is given back once, whoever gives it back, and how often', () => {
  const slots = new Slots({ max: 2 })
  const [slot] = [slots.take()!, slots.take()]
  const response = responseOf(false)
  slot.releaseAfter(response as never)
  expect(slots.taken).toBe(2)
  response.emit('close')
  response.emit('close')
  slot.release()
  expect(slots.taken).toBe(1)
})

test('a slot for a response that is over already is given back at once', () => {
  const slots = new Slots({ max: 1 })
  slots.take()!.releaseAfter(responseOf(true) as never)
  expect(slots.taken).toBe(0)
})
