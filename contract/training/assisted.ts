import { foldName, libraryExercise } from './library.ts'

const bengali = foldName('অ্যাসিস্টেড')

/** Whether the weight of an exercise is what helps, which nobody lifts: the library's own, or one whose name says so, such as "Chest Dip (Assisted)". */
export function isAssisted(exercise: string, name: string): boolean {
  const folded = foldName(libraryExercise(exercise)?.en ?? name)
  return /\bassisted\b/.test(folded) || folded.includes(bengali)
}
