import { limits } from '#contract/limits.ts'

export const strengths = ['weak', 'good', 'strong'] as const
type Strength = (typeof strengths)[number]

/** What attackers try first, across languages and keyboard layouts. The server refuses the most common passwords by a longer list. */
const common =
  /p[a@4][s$5][s$5]w[o0]r[dt]|letmein|welcome|monkey|dragon|football|baseball|superman|batman|iloveyou|princess|sunshine|master|admin|login|secret|fitness|gym|qwerty|azerty|asdf|zxcv|(?:19|20)\d\d/g
const goodBits = 40
const strongBits = 60

/** Estimates how hard a password is to guess. `own`: the person's name and addresses, which others know. */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  if (password.length < limits.password.min) return 'weak'
  const bits = worthOf(password, own) * Math.log2(alphabetOf(password))
  return bits >= strongBits ? 'strong' : bits >= goodBits ? 'good' : 'weak'
}

/** How many characters count as unpredictable: a known word counts as one, and so does a run (aaaa, 1234, dcba). */
function worthOf(password: string, own: readonly string[]): number {
  let text = password.toLowerCase()
  for (const word of own.flatMap(partsOf)) text = text.replaceAll(word, '\0')
  return withoutRuns(text.replace(common, '\0')).length
}

const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s@._+-]+/)
    .filter((part) => part.length > 2)

/** Drops each character that continues a run: one whose distance to the previous character repeats the distance before. */
const withoutRuns = (text: string): number[] =>
  codesOf(text).filter((code, at, codes) => at < 2 || code - codes[at - 1]! !== codes[at - 1]! - codes[at - 2]!)

const codesOf = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

const kinds: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 12],
]
/** The size of the alphabet, judging by the kinds of characters the password contains. */
const alphabetOf = (password: string): number => kinds.reduce((sum, [kind, count]) => (kind.test(password) ? sum + count : sum), 0)
