import type { z } from 'zod'
import { type ContentFile, readFolder, stampOf } from './files.ts'

const lookEveryMs = 1000

/** A folder of Markdown files, read on first use. With `watch`, it's read again after a file has changed. */
export class ContentFolder<T> {
  readonly #path: string
  readonly #schema: z.ZodType<T>
  readonly #watch: boolean
  #files: ContentFile<T>[] | undefined
  #stamp = ''
  #lookedAt = 0

  constructor(path: string, schema: z.ZodType<T>, { watch = false } = {}) {
    this.#path = path
    this.#schema = schema
    this.#watch = watch
  }

  /** The files; the same array while nothing has changed. */
  get files(): ContentFile<T>[] {
    if (!this.#files || this.#hasChanged()) this.#files = readFolder(this.#path, this.#schema)
    return this.#files
  }

  #hasChanged(): boolean {
    if (!this.#watch || Date.now() - this.#lookedAt < lookEveryMs) return false
    this.#lookedAt = Date.now()
    const before = this.#stamp
    this.#stamp = stampOf(this.#path)
    return before !== this.#stamp
  }
}
