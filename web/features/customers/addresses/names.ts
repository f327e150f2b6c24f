import { fullName } from '#contract/customers/full-name.ts'

interface Names {
  firstName: string
  lastName: string
}

/** Particles that belong to the last name after them. */
const particles = new Set('al bin ben da das de del della den der di dos du el ibn la le san st. ten ter van von zu zum zur'.split(' '))

/** Splits a full name into first and last name; the last is empty for a single word. */
export function splitName(full: string): Names {
  const words = full.trim().split(/\s+/)
  let start = words.length - 1
  while (start > 1 && particles.has(words[start - 1]?.toLowerCase() ?? '')) start -= 1
  return { firstName: words.slice(0, Math.max(start, 1)).join(' '), lastName: words.slice(Math.max(start, 1)).join(' ') }
}

export const joinName = ({ firstName = '', lastName = '' }: Partial<Names>): string => fullName({ firstName, lastName })

/** Whether there is more than one way to split a name, so that our split is worth showing. */
export const isSplitUnsure = (full: string): boolean => full.trim().split(/\s+/).length > 2
