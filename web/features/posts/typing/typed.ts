/** What is being typed at the caret: an unfinished mention or hashtag. `start` is where its sign stands. */
export interface Typed {
  kind: 'mention' | 'hashtag'
  q: string
  start: number
  end: number
}

/** As the server finds them (server/modules/posts/text.ts), but unfinished: a mention may be a name that isn't a handle yet. */
const unfinished =
  /(?:(?<![\p{L}\p{N}_./@])@(?<mention>[\p{L}\p{M}\p{N}_.]{0,30})|(?<![\p{L}\p{N}_/#&])#(?<hashtag>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,59}))$/u
/** Longer names than this aren't suggested for. */
const lengthMax = 62

/** Null where the caret is in no mention or hashtag, or where something is selected. */
export function typedAt({ value, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement): Typed | null {
  if (start !== end) return null
  const found = unfinished.exec(value.slice(Math.max(0, end - lengthMax), end))
  if (!found) return null
  const { mention, hashtag } = found.groups ?? {}
  return { kind: mention === undefined ? 'hashtag' : 'mention', q: mention ?? hashtag ?? '', start: end - found[0].length, end }
}

/** Replaces what was typed by the chosen name and a space, as if someone had typed it, so that undo works. */
export function complete(field: HTMLTextAreaElement, { kind, start, end }: Typed, name: string): void {
  const space = /^\s/.test(field.value.slice(end)) ? '' : ' '
  const text = `${kind === 'mention' ? '@' : '#'}${name}${space}`
  if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return
  field.setRangeText(text, start, end, 'end')
  if (space === '') field.setSelectionRange(field.selectionEnd + 1, field.selectionEnd + 1)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
