/** A competition plate: its weight in kilograms, its diameter and thickness in millimetres. */
export interface Plate {
  kilograms: number
  across: number
  through: number
}
const plates: Plate[] = [
  { kilograms: 25, across: 450, through: 66 },
  { kilograms: 20, across: 450, through: 56 },
  { kilograms: 15, across: 400, through: 50 },
  { kilograms: 10, across: 325, through: 44 },
  { kilograms: 5, across: 228, through: 36 },
  { kilograms: 2.5, across: 190, through: 28 },
  { kilograms: 1.25, across: 160, through: 24 },
  { kilograms: 0.5, across: 134, through: 20 },
  { kilograms: 0.25, across: 112, through: 18 },
]
const barKilograms = 20
const lifts = new Set([
  'squat',
  'bench',
  'deadlift',
  'back squat',
  'front squat',
  'bench press',
  'overhead press',
  'military press',
  'push press',
  'power clean',
  'clean',
  'clean and jerk',
  'snatch',
  'barbell row',
])

/** Whether a lift is done with a barbell, so that the bar can be drawn. */
export const isBarbellLift = (lift: string): boolean => lifts.has(lift.trim().toLowerCase())

/** The plates on one side of a 20 kg bar, heaviest first; empty for the bar alone. A remainder that no plates add up to is left out. */
export function platesFor(kilograms: number): Plate[] {
  let left = (kilograms - barKilograms) / 2
  return plates.flatMap((plate) => {
    const count = Math.max(Math.floor(left / plate.kilograms + 1e-9), 0)
    left -= count * plate.kilograms
    return Array.from({ length: count }, () => plate)
  })
}
