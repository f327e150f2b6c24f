/** If more than one in this many characters is beyond Latin 1, as in Bengali, references would make the text longer. */
const rare = 50
const beyondLatin1 = /[^\0-\xff]/gu
/** Character references aren't decoded inside these elements. */
const raw = /<(?:script|style)\b/

const reference = /&#(\d{3,7});/g

/**
 * React's HTML with each numeric reference beyond Latin 1 replaced by its character. References in texts, such as "&#8364;", aren't
 * affected, as their "&" is escaped.
 */
export const withoutReferences = (html: string): string => html.replace(reference, (_, code: string) => String.fromCodePoint(Number(code)))

/** Replaces the few characters beyond Latin 1 by references ("&#8211;"), as a single one makes V8 store the string with two bytes each. */
export function inLatin1(html: string): string {
  const count = html.match(beyondLatin1)?.length ?? 0
  if (count === 0 || count * rare > html.length || raw.test(html)) return html
  return html.replace(beyondLatin1, (character) => `&#${character.codePointAt(0)};`)
}
