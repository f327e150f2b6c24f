import type { TextLink } from '#contract/comments.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { type ShopOrigin, ownAddresses } from './own-addresses.ts'

/** A mention doesn't begin in the middle of a word or an address. */
const mention = /(?<![\p{L}\p{N}_./@])@([a-z0-9_]+(?:\.[a-z0-9_]+)*)/giu
const hashtag = /(?<![\p{L}\p{N}_/#&])#([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,59})/gu

/** The handles that a text mentions, lower-case, each once. */
export const mentionsIn = (text: string): string[] => found(text, mention, limits.post.mentionsMax)

/** The hashtags of a text, lower-case, each once, in Unicode form NFC. A number alone isn't a hashtag. */
export const tagsIn = (text: string): string[] => found(text, hashtag, limits.post.tagsMax).filter((tag) => !/^\d+$/.test(tag))

const found = (text: string, pattern: RegExp, max: number): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase().normalize('NFC')))].slice(0, max)

/** The links to our pages in a text, in order: hashtags, handles of members, and addresses. A number alone isn't a hashtag. */
export function linksIn({ text, mentions }: { text: string; mentions: readonly string[] }, shopOrigin: ShopOrigin): TextLink[] {
  const addresses = ownAddresses(text, shopOrigin)
  if (!/[@#]/.test(text)) return addresses
  const names = [
    ...namedLinks(text, mention, (handle) => (mentions.includes(handle) ? urls.person(handle) : null)),
    ...namedLinks(text, hashtag, (tag) => (/^\d+$/.test(tag) ? null : urls.tag(tag))),
  ]
  const isApart = ({ index }: TextLink) => !addresses.some((one) => index >= one.index && index < one.index + one.length)
  return [...addresses, ...names.filter(isApart)].toSorted((a, b) => a.index - b.index)
}

const namedLinks = (text: string, pattern: RegExp, pathOf: (name: string) => string | null): TextLink[] =>
  [...text.matchAll(pattern)].flatMap(({ index, 0: { length }, 1: name = '' }) => {
    const path = pathOf(name.toLowerCase().normalize('NFC'))
    return path === null ? [] : [{ index, length, path }]
  })
