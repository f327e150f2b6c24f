import { platesFor } from '#web/features/posts/record/plates.ts'
import type { Unit } from '#web/features/profiles/unit.ts'

const pounds = [45, 35, 25, 10, 5, 2.5]
const barPounds = 45

/** The plates on one side of a 20 kg or 45 lb bar, heaviest first, for a weight in the same unit. */
export function platesOf(weight: number, unit: Unit): number[] {
  if (unit === 'kg') return platesFor(weight).map(({ kilograms }) => kilograms)
  let left = (weight - barPounds) / 2
  return pounds.flatMap((plate) => {
    const count = Math.max(Math.floor(left / plate + 1e-9), 0)
    left -= count * plate
    return Array.from({ length: count }, () => plate)
  })
}
