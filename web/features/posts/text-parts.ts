import type { TextLink } from '#contract/comments.ts'

/** A part of a text: plain text, or a link. */
type TextPart = string | { to: string; text: string }

/** Splits a text at the links that the server found in it. */
export function partsOf(text: string, links: readonly TextLink[]): TextPart[] {
  let end = 0
  const parts = links.flatMap(({ index, length, path }): TextPart[] => {
    const before = text.slice(end, index)
    end = index + length
    return [before, { to: path, text: text.slice(index, end) }]
  })
  return [...parts, text.slice(end)]
}
