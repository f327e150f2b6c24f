import { limits } from '#contract/limits.ts'

/** A mark before an item of a list: "-", "*", "•" or "1.". */
const listMark = /^\s*(?:[-*•–·]|\d{1,3}[.)]\s)\s*/

/** The words of a pasted list: one on each line, or between commas or semicolons; without list marks, blank ones and repetitions. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .flatMap((line) => line.replace(listMark, '').split(/[,;،]/))
      .map((word) => word.trim())
      .filter((line) => line !== ''),
  ),
]

/** Why a list can't be muted: there's nothing in it, too much, or a word is too long. */
export function listProblem(words: string[]): 'none' | 'many' | 'long' | null {
  if (words.length === 0) return 'none'
  if (words.length > limits.mutedWords.max) return 'many'
  return longWord(words) === undefined ? null : 'long'
}

const shownOfLong = 24

/** The beginning of the first word that is too long; undefined if none is. */
export function longWord(words: string[]): string | undefined {
  const word = words.find(({ length }) => length > limits.mutedWords.length)
  return word && `${word.slice(0, shownOfLong).trimEnd()}…`
}
