import { trimBuffer, compressFast, type Encoding } from './encoding.ts'
import { weakTag } from './entity-tags.ts'

/** A response as JSON. A response that is sent repeatedly is compressed only once, as compressing takes longer than making it. */
export class ResponseText {
  readonly text: string
  #isRepeated = false
  #tag: string | undefined
  #packed: { encoding: Encoding; bytes: Promise<Buffer> } | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Marks a response that was requested before: from now on its compressed form is cached, in the encoding that was requested last. */
  repeat(): this {
    this.#isRepeated = true
    return this
  }

  /** The ETag. Computed once for as long as the response stays the same. */
  get tag(): string {
    return (this.#tag ??= weakTag(this.text))
  }

  packed(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    if (this.#packed?.encoding === encoding) return this.#packed.bytes
    const bytes = compressFast(Buffer.from(this.text), encoding)
    if (!this.#isRepeated) return bytes
    const stored = (this.#packed = { encoding, bytes: bytes.then(trimBuffer) })
    stored.bytes.catch(() => this.#packed === stored && (this.#packed = undefined))
    return stored.bytes
  }
}
