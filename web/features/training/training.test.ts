import { describe, expect, it } from 'vitest'
import { isAssisted } from '#contract/training/assisted.ts'
import { library, libraryExerciseNamed } from '#contract/training/library.ts'
import { oneRepMax, sumsOf } from '#contract/training/measures.ts'
import { addSet, changeSet, moveExercise } from './draft-changes.ts'
import { firstInvalidSet, workoutInput, invalidFields } from './draft-input.ts'
import { type Draft, emptySet, newDraft, newExercise, typedSet } from './draft.ts'
import { numberAbove } from './course.ts'
import { findExercises } from './exercise-info.ts'
import { platesOf } from './plates.ts'
import { alignedSets, hintsOf } from './set-hints.ts'
import { formatSeconds, numberOf, parseSeconds, toWeightUnit } from './weights.ts'

describe('the library', () => {
  it('has each exercise once, by key and by name in both languages', () => {
    expect(library.length).toBeGreaterThanOrEqual(120)
    for (const key of ['key', 'en', 'bn'] as const) expect(new Set(library.map((one) => one[key])).size).toBe(library.length)
    expect(library.filter(({ lift }) => lift).map(({ key }) => key)).toEqual(['back-squat', 'deadlift', 'bench-press'])
  })

  it.each([
    ['Bench Press (Barbell)', 'bench-press'],
    ['Squat (Barbell)', 'back-squat'],
    ['Pull Up', 'pull-up'],
    ['lat pulldown (CABLE)', 'lat-pulldown'],
    ['ডেডলিফট', 'deadlift'],
    ['Reverse hyper', undefined],
  ])('knows %s of a file as %s', (name, key) => expect(libraryExerciseNamed(name)?.key).toBe(key))

  it('is searched by any words of a name, in any language', () => {
    expect(findExercises('press bench', 'en').map(({ name }) => name)).toContain('Bench press')
    expect(findExercises('স্কোয়াট', 'bn').map(({ exercise }) => exercise)).toContain('back-squat')
    expect(findExercises('pull up', 'en').map(({ exercise }) => exercise)).toContain('pull-up')
    expect(findExercises('bensh pres', 'en').map(({ exercise }) => exercise)).toContain('bench-press')
    expect(findExercises('deadlfit', 'en').map(({ exercise }) => exercise)).toContain('deadlift')
    expect(findExercises('xylophone', 'en')).toEqual([])
  })
})

describe('an assisted exercise', () => {
  it.each([
    ['assisted-pull-up', '', true],
    ['id', 'Triceps Dip (Assisted)', true],
    ['id', 'অ্যাসিস্টেড ডিপ', true],
    ['pull-up', 'Assisted', false],
    ['id', 'Unassisted dip', false],
  ])('%s %s: %s', (exercise, name, assisted) => expect(isAssisted(exercise, name)).toBe(assisted))
})

describe('the totals of sets', () => {
  it('leave out warm-ups, and estimate the one-rep max by Epley', () => {
    const sets = [
      { weight: 60_000, reps: 5, isWarmUp: true },
      { weight: 100_000, reps: 5, isWarmUp: false },
      { weight: null, reps: 8, isWarmUp: false },
    ]
    expect(sumsOf(sets)).toEqual({ sets: 2, reps: 13, volume: 500_000 })
    expect([oneRepMax(100_000, 1), oneRepMax(90_000, 12), oneRepMax(90_000, 13), oneRepMax(0, 3)]).toEqual([100_000, 126_000, null, null])
  })
})

describe('typed numbers', () => {
  it('are parsed in the digits of any language, with a point or a comma', () => {
    expect(['102,5', '১০২.৫', '', 'x', '-1'].map(numberOf)).toEqual([102.5, 102.5, null, null, null])
    expect(['90', '1:30', '1:02:05', '1:2:3:4', 'x'].map(parseSeconds)).toEqual([90, 90, 3725, null, null])
    expect([formatSeconds(90), formatSeconds(3725)]).toEqual(['1:30', '1:02:05'])
  })

  it('are restored in pounds unchanged', () => {
    const draft: Draft = {
      ...newDraft('', 'lb', 0),
      exercises: [{ ...press(), sets: [{ ...emptySet, weight: '225', reps: '5', isDone: true }] }],
    }
    const [set] = workoutInput(draft, 'Workout', null).exercises[0]!.sets
    expect(set?.weight).toBe(102.058)
    expect(typedSet({ weight: 102.058, reps: 5, seconds: null, distance: null, rpe: null, isWarmUp: false }, 'lb').weight).toBe('225')
    expect(toWeightUnit(102.5, 'kg')).toBe(102.5)
  })
})

const press = () => newExercise({ exercise: 'bench-press', name: 'Bench press', tracks: 'weight', equipment: 'barbell' })

describe('a workout in progress', () => {
  it('sends ticked sets, and reports which field is invalid', () => {
    const [one, other] = [press(), press()]
    let draft: Draft = { ...newDraft(' ', 'kg', 0), exercises: [one, other] }
    draft = addSet(one.key)(draft)
    draft = changeSet(one.key, 1, { weight: '80', reps: '5', rpe: '8,5', isDone: true })(draft)
    expect(workoutInput(draft, 'Workout', 60)).toMatchObject({
      title: 'Workout',
      duration: 60,
      exercises: [{ exercise: 'bench-press', sets: [{ weight: 80, reps: 5, rpe: 8.5, seconds: null, isWarmUp: false }] }],
    })
    expect(firstInvalidSet(draft)).toBeNull()
    draft = changeSet(one.key, 1, { reps: '5.5', rpe: '11' })(draft)
    expect(firstInvalidSet(draft)).toEqual({ key: one.key, at: 1 })
    expect(invalidFields(draft.exercises[0]!.sets[1]!, 'weight', 'kg')).toEqual(['reps', 'rpe'])
    expect(invalidFields({ ...emptySet, weight: '1001', reps: '1' }, 'weight', 'kg')).toEqual(['weight'])
    expect(invalidFields({ ...emptySet, weight: '1000', reps: '21' }, 'weight', 'kg')).toEqual(['weight'])
  })

  it('is reordered within its bounds', () => {
    const [one, other] = [press(), press()]
    const draft = { ...newDraft('', 'kg', 0), exercises: [one, other] }
    expect(moveExercise(other.key, -1)(draft).exercises).toEqual([other, one])
    expect(moveExercise(other.key, 1)(draft).exercises).toEqual([one, other])
  })
})

describe('the suggestion for a set', () => {
  const last = (weight: number, isWarmUp = false) => ({ weight, reps: 5, seconds: null, distance: null, rpe: null, isWarmUp })

  it("is the last workout's, warm-ups for warm-ups; otherwise the previous set", () => {
    const sets = [{ ...emptySet, isWarmUp: true }, { ...emptySet, weight: '90', reps: '4', isDone: true }, emptySet]
    const aligned = alignedSets(sets, [last(60, true), last(100)])
    expect(aligned.map((set) => set?.weight)).toEqual([60, 100, undefined])
    const exercise = { ...press(), sets }
    expect(hintsOf(exercise, 1, aligned[1], 'kg')).toMatchObject({ weight: '100', reps: '5' })
    expect(hintsOf(exercise, 2, aligned[2], 'kg')).toMatchObject({ weight: '90', reps: '4' })
    expect(hintsOf({ ...exercise, targetReps: 8 }, 2, undefined, 'lb')).toMatchObject({ weight: '90', reps: '8' })
  })
})

describe('the plates of a bar', () => {
  it.each([
    [102.5, 'kg', [25, 15, 1.25]],
    [20, 'kg', []],
    [225, 'lb', [45, 45]],
    [47.5, 'lb', []],
  ] as const)('of %d %s are %j a side', (weight, unit, plates) => expect(platesOf(weight, unit)).toEqual(plates))
})

describe('the label at the end of a line', () => {
  it('is placed above its point, and above a whole falling line', () => {
    expect(
      numberAbove([
        { x: 8, y: 132 },
        { x: 392, y: 60 },
      ]),
    ).toBe(50)
    expect(
      numberAbove([
        { x: 8, y: 24 },
        { x: 344, y: 100 },
        { x: 392, y: 132 },
      ]),
    ).toBeLessThan(90)
    expect(numberAbove([{ x: 8, y: 20 }])).toBe(12)
  })
})
