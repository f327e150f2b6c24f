/** The unfinished mention or hashtag at the caret. `start` is the position of its @ or #. */
export interface Typed {
  kind: 'mention' | 'hashtag'
  q: string
  start: number
  end: number
}

/** As the server's pattern (server/modules/posts/text.ts), but unfinished: a mention may be a name that isn't a handle yet. */
const unfinished =
  /(?:(?<![\p{L}\p{N}_./@])@(?<mention>[\p{L}\p{M}\p{N}_.]{0,30})|(?<![\p{L}\p{N}_/#&])#(?<hashtag>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,59}))$/u
/** No suggestions are made for longer names. */
const lengthMax = 62

/** The name being typed; null if the caret is in no mention or hashtag, or text is selected. */
export function typedAt({ value, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement): Typed | null {
  if (start !== end) return null
  const match = unfinished.exec(value.slice(Math.max(0, end - lengthMax), end))
  if (!match) return null
  const { mention, hashtag } = match.groups ?? {}
  return { kind: mention === undefined ? 'hashtag' : 'mention', q: mention ?? hashtag ?? '', start: end - match[0].length, end }
}

/** Replaces the typed name by the chosen one and a space, and fires an input event, as typing does. Does nothing if that is too long. */
export function complete(field: HTMLTextAreaElement, { kind, start, end }: Typed, name: string): void {
  const space = /^\s/.test(field.value.slice(end)) ? '' : ' '
  const text = `${kind === 'mention' ? '@' : '#'}${name}${space}`
  if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return
  field.setRangeText(text, start, end, 'end')
  if (space === '') field.setSelectionRange(field.selectionEnd + 1, field.selectionEnd + 1)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
