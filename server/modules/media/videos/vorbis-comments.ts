import type { Span } from './bytes.ts'
import { damaged } from './problem.ts'

/**
 * Blanks Vorbis comments, which are in the decoder's setup data: three packets, the second of which lists them. The value after each "="
 * and the encoder's name become spaces.
 */
export function blankComments(bytes: Buffer, { body, end }: Pick<Span, 'body' | 'end'>): void {
  if (bytes[body] !== 2) throw damaged()
  let at = body + 1
  const lengths = [0, 0]
  for (const which of [0, 1])
    for (;;) {
      if (at >= end) throw damaged()
      const part = bytes[at++]!
      lengths[which]! += part
      if (part < 255) break
    }
  const comments = { at: at + lengths[0]! + '\x03vorbis'.length, end: at + lengths[0]! + lengths[1]! }
  if (comments.end > end) throw damaged()
  blankText(bytes, comments, () => 0)
  const count = numberAt(bytes, comments)
  for (let n = 0; n < count; n += 1) blankText(bytes, comments, (text) => text.indexOf('=') + 1)
}

interface Place {
  at: number
  end: number
}

function numberAt(bytes: Buffer, position: Place): number {
  if (position.at + 4 > position.end) throw damaged()
  position.at += 4
  return bytes.readUInt32LE(position.at - 4)
}

function blankText(bytes: Buffer, position: Place, from: (text: Buffer) => number): void {
  const length = numberAt(bytes, position)
  if (position.at + length > position.end) throw damaged()
  const text = bytes.subarray(position.at, position.at + length)
  text.fill(' ', from(text))
  position.at += length
}
