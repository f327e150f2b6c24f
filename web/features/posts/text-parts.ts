import { type OwnPlace, ownAddresses } from '#contract/own-addresses.ts'

/** A piece of what somebody wrote: words, or a link to a hashtag, a person or a page of ours. */
export type TextPart = string | { tag: string; text: string } | { handle: string; text: string } | { path: string; text: string }

/** As the server finds them (server/modules/posts/text.ts): not in the middle of a word or an address. */
const pattern =
  /(?<![\p{L}\p{N}_./@])@(?<handle>[a-z0-9_]+(?:\.[a-z0-9_]+)*)|(?<![\p{L}\p{N}_/#&])#(?<tag>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,59})/giu

/** A text cut at its hashtags, its mentions and the addresses of our own pages. Only handles that are somebody's lead anywhere; a number alone is no hashtag. */
export function partsOf(text: string, mentions: readonly string[], place: OwnPlace): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { index, text: address, path } of ownAddresses(text, place)) {
    parts.push(...namesIn(text.slice(end, index), mentions), { path, text: address })
    end = index + address.length
  }
  return [...parts, ...namesIn(text.slice(end), mentions)]
}

function namesIn(text: string, mentions: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { index, 0: whole, groups: { handle, tag } = {} } of text.matchAll(pattern)) {
    const isLink = handle === undefined ? !/^\d+$/.test(tag ?? '') : mentions.includes(handle.toLowerCase())
    if (!isLink) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push(handle === undefined ? { tag: tag!.toLowerCase(), text: whole } : { handle: handle.toLowerCase(), text: whole })
    end = index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
