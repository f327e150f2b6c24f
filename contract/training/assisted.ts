import { foldName, libraryExercise } from './library.ts'

const bengali = foldName('অ্যাসিস্টেড')

/** Whether an exercise's weight is assistance and isn't lifted: by the library, or by its name, such as "Chest Dip (Assisted)". */
export function isAssisted(exercise: string, name: string): boolean {
  const folded = foldName(libraryExercise(exercise)?.en ?? name)
  return /\bassisted\b/.test(folded) || folded.includes(bengali)
}
