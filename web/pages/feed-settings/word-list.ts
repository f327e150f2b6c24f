import { limits } from '#contract/limits.ts'

/** The words of a pasted list: a line each, without blank lines and repetitions. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** Why a list can't be muted: there's nothing in it, too much, or a line is too long. */
export function listProblem(words: string[]): 'none' | 'many' | 'long' | null {
  if (words.length === 0) return 'none'
  if (words.length > limits.mutedWords.max) return 'many'
  return words.some((word) => word.length > limits.mutedWords.length) ? 'long' : null
}
