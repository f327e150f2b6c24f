import { expect, test } from 'vitest'
import { readDraftState } from './draft-state.ts'

test('name and email passed by another page are filled in', () => {
  expect(readDraftState({ draft: { contact: 'ada@example.com', name: 'Ada Moreno' } })).toEqual({
    contact: 'ada@example.com',
    name: 'Ada Moreno',
  })
})

test('other history state is ignored', () => {
  for (const state of [null, undefined, 'x', 7, {}, { draft: null }, { draft: 'x' }, { draft: { contact: 7, name: {} } }])
    expect(readDraftState(state)).toEqual({})
})
