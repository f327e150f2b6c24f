import { limits } from '#contract/limits.ts'

/** Not in the middle of a word or an address. */
const mention = /(?<![\p{L}\p{N}_./@])@([a-z0-9_]+(?:\.[a-z0-9_]+)*)/giu
const hashtag = /(?<![\p{L}\p{N}_/#&])#([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,59})/gu

/** The handles that a text names, lower-case, each once. */
export const mentionsIn = (text: string): string[] => found(text, mention, limits.post.mentionsMax)

/** The hashtags of a text, lower-case, each once. A number alone is none. */
export const tagsIn = (text: string): string[] => found(text, hashtag, limits.post.tagsMax).filter((tag) => !/^\d+$/.test(tag))

const found = (text: string, pattern: RegExp, max: number): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase()))].slice(0, max)
