import { expect, it } from 'vitest'
import { KeySets } from './key-sets.ts'

const open = (slots: number[][]): KeySets => {
  const sets = new KeySets()
  for (const keys of slots) sets.push(keys)
  return sets
}

function counted(sets: KeySets, slots: number[]): number[] {
  const byKey = new Uint32Array(4)
  sets.count(Uint32Array.from(slots), byKey)
  return [...byKey]
}

it('the key index stores equal key sets once', () => {
  const sets = open([[0, 1], [2], [0, 1], []])
  expect([...sets.setBySlot]).toEqual([0, 1, 0, 2])
  expect([...sets.keysOf(2)]).toEqual([0, 1])
  expect([...sets.keysOf(3)]).toEqual([])
})

it('the key index counts keys by set for many slots, and one by one for few', () => {
  const sets = open([[0, 1], [2], [0, 1], [0, 3], []])
  expect(counted(sets, [0, 1, 2, 3, 4])).toEqual([3, 2, 1, 1])
  expect(counted(sets, [2, 3])).toEqual([2, 1, 0, 1])
  expect(counted(sets, [])).toEqual([0, 0, 0, 0])
})

it('the key index finds the sets that contain any of some keys, and none for unused keys', () => {
  const sets = open([[0, 1], [2], [1, 3]])
  expect([...sets.having([2, 3])]).toEqual([0, 1, 1])
  expect([...sets.having([-1, 9])]).toEqual([0, 0, 0])
})
