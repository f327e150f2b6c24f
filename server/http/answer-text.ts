import { compact, compressFast, type Encoding } from './encoding.ts'

/** An answer as JSON. One that is sent again and again is packed once: packing takes longer than making it. */
export class AnswerText {
  readonly text: string
  #isRepeated = false
  #packed: { encoding: Encoding; bytes: Promise<Buffer> } | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Someone asked for it before: from now on what is packed is cached, in the encoding that was asked for last. */
  repeat(): this {
    this.#isRepeated = true
    return this
  }

  packed(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    if (this.#packed?.encoding === encoding) return this.#packed.bytes
    const bytes = compressFast(Buffer.from(this.text), encoding)
    if (!this.#isRepeated) return bytes
    const stored = (this.#packed = { encoding, bytes: bytes.then(compact) })
    stored.bytes.catch(() => this.#packed === stored && (this.#packed = undefined))
    return stored.bytes
  }
}
