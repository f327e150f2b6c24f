const grounds = ['bg-sand', 'bg-clay', 'bg-moss', 'bg-lake', 'bg-dusk', 'bg-rose'] as const

/** Up to two initials of a name, from its first and last word; whole characters in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstCharacter(word ?? ''))
  return letters.join('').toLocaleUpperCase()
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const firstCharacter = (word: string): string => characters.segment(word).containing(0)?.segment ?? ''

/** The background color for someone without a picture; the same name always gets the same one. */
export function avatarColorOf(name: string): (typeof grounds)[number] {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return grounds[sum % grounds.length] ?? grounds[0]
}
