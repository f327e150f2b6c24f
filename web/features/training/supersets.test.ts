import { describe, expect, it } from 'vitest'
import { hasWholeSupersets, withWholeSupersets } from '#contract/training/supersets.ts'
import { type DraftSet, emptySet, newExercise } from './draft.ts'
import { afterSet, nextInSuperset } from './round.ts'
import { linked, movedBy, namesOf, supersetPositions } from './supersets.ts'

/** "a0 b0 c": exercises with the numbers of their supersets. */
const list = (text: string) => text.split(' ').map(([name = '', number]) => ({ name, superset: number ? Number(number) : null }))
const text = (all: { name: string; superset: number | null }[]) => all.map(({ name, superset }) => `${name}${superset ?? ''}`).join(' ')

describe('the supersets of a list', () => {
  it.each([
    ['a b', true],
    ['a0 b0 c', true],
    ['a1 b1 c0 d0', true],
    ['a0 b', false],
    ['a0 b c0', false],
    ['a0 b0 c d0 e0', false],
  ])('%s are whole: %s', (all, isWhole) => expect(hasWholeSupersets(list(all))).toBe(isWhole))

  it.each([
    ['a7 b7 c d9 e9', 'a0 b0 c d1 e1'],
    ['a0 b c0', 'a b c'],
    ['a0 b0 c d0 e0', 'a0 b0 c d1 e1'],
  ])('%s become %s', (all, whole) => expect(text(withWholeSupersets(list(all)))).toBe(whole))

  it('are lettered in order', () => {
    expect(supersetPositions(list('a b0 c0 d1 e1 f1')).map((place) => place && `${place.letter}${place.number}/${place.count}`)).toEqual([
      null,
      'A1/2',
      'A2/2',
      'B1/3',
      'B2/3',
      'B3/3',
    ])
    expect(namesOf(list('a b0 c0'))).toEqual(['a', 'b + c'])
  })

  it.each([
    ['a b c', 0, true, 'a0 b0 c'],
    ['a0 b0 c', 1, true, 'a0 b0 c0'],
    ['a0 b0 c1 d1', 1, true, 'a0 b0 c0 d0'],
    ['a0 b0 c0', 0, false, 'a b0 c0'],
    ['a0 b0 c0 d0', 1, false, 'a0 b0 c1 d1'],
    ['a0 b0', 0, false, 'a b'],
  ])('%s, linked after %i (%s): %s', (all, at, isOn, after) => expect(text(linked(list(all), at, isOn))).toBe(after))

  it.each([
    ['a b c', 0, 1, 'b a c'],
    ['a b', 1, 1, 'a b'],
    ['a0 b0 c', 1, -1, 'b0 a0 c'],
    ['a b0 c0', 0, 1, 'b0 c0 a'],
    ['a b0 c0', 1, -1, 'b0 c0 a'],
    ['a0 b0 c1 d1', 1, 1, 'c1 d1 a0 b0'],
  ] as const)('%s, moved at %i by %i: %s', (all, at, by, after) => expect(text(movedBy(list(all), at, by))).toBe(after))
})

describe('a round of a superset', () => {
  const set = (state: string): DraftSet => ({ ...emptySet, isWarmUp: state.includes('w'), isDone: state.includes('x') })
  const info = { tracks: 'weight', equipment: 'barbell' } as const
  /** One text for each exercise, with one word for each set: x is done, w is a warm-up. */
  const exercises = (...all: string[]) =>
    all.map((sets, at) => ({
      ...newExercise({ ...info, exercise: `e${at}`, name: `E${at}` }, sets.split(' ').map(set)),
      key: String(at),
      superset: 0 as number | null,
    }))

  it('continues with the next exercise without a rest, and rests at its end', () => {
    expect(afterSet(exercises('. .', '. .'), { key: '0', at: 0 })).toEqual({ rests: false, next: { key: '1', at: 0 } })
    expect(afterSet(exercises('x .', '. .'), { key: '1', at: 0 })).toEqual({ rests: true, next: { key: '0', at: 1 } })
    expect(afterSet(exercises('x x', 'x .'), { key: '1', at: 1 })).toEqual({ rests: true, next: null })
  })

  it('ignores warm-ups, and continues with exercises that have sets left', () => {
    expect(afterSet(exercises('w . .', '. .'), { key: '0', at: 0 })).toEqual({ rests: true, next: null })
    expect(afterSet(exercises('xw . .', '. .'), { key: '0', at: 1 })).toEqual({ rests: false, next: { key: '1', at: 0 } })
    expect(afterSet(exercises('x x .', 'x x'), { key: '0', at: 2 })).toEqual({ rests: true, next: null })
    expect(nextInSuperset(exercises('x . .', 'x x'), '1')).toEqual({ key: '0', at: 1 })
  })

  it('does not exist for a single exercise', () => {
    const [alone] = exercises('. .')
    expect(afterSet([{ ...alone!, superset: null }], { key: '0', at: 0 })).toEqual({ rests: true, next: null })
  })
})
