import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { signPut } from './signed-put.ts'
import type { ByteRange, ExpectedFile, MediaStorage, StoredFile } from './storage.ts'

/** What signs our own upload URLs. */
interface Signing {
  origin: string
  secret: string
}

/** Stores files in a directory, spread over 256 folders by the last characters of their id, which are random. */
export class LocalStorage implements MediaStorage {
  readonly #root: string
  readonly #signing: Signing

  constructor(root: string, signing: Signing) {
    this.#root = root
    this.#signing = signing
  }

  async put(name: string, path: string): Promise<void> {
    const { folder, file } = this.#placeOf(name)
    await mkdir(folder, { recursive: true })
    // The file gets its name only once it's complete. Each write has its own part file, as there may be concurrent writes of one name.
    const part = `${file}.${randomUUID()}.part`
    try {
      await copyFile(path, part)
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async open(name: string, range?: ByteRange): Promise<StoredFile | undefined> {
    const file = await open(this.#placeOf(name).file).catch(unlessMissing)
    if (!file) return undefined
    if (range) return { bytes: range.end - range.start + 1, stream: file.createReadStream(range) }
    const { size } = await file.stat()
    return { bytes: size, stream: file.createReadStream() }
  }

  async delete(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(this.#placeOf(name).file, { force: true })
  }

  async presign(file: ExpectedFile): Promise<{ url: string; headers: Record<string, string> }> {
    return { url: signPut(this.#signing.origin, this.#signing.secret, file), headers: { 'Content-Type': file.type } }
  }

  close(): void {}

  #placeOf(name: string): { folder: string; file: string } {
    const [stem = ''] = name.split(/[@.]/)
    const folder = join(this.#root, stem.slice(-2))
    return { folder, file: join(folder, name) }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
