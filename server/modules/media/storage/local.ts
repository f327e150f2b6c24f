import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '#contract/refuse.ts'
import { signPut } from './signed-put.ts'
import type { ByteRange, ExpectedFile, MediaStorage, StorageLog, StoredFile } from './storage.ts'
import { whyNotWritable } from './writable.ts'

/** What signs our own upload URLs. */
interface Signing {
  origin: string
  secret: string
}

interface Place {
  folder: string
  file: string
}

const retrySeconds = 30

/** Stores files in a directory, spread over 256 folders by the last characters of their id, which are random. */
export class LocalStorage implements MediaStorage {
  readonly #root: string
  readonly #signing: Signing
  readonly #log: StorageLog

  constructor(root: string, signing: Signing, log: StorageLog) {
    this.#root = root
    this.#signing = signing
    this.#log = log
  }

  /** Fails with SERVICE_UNAVAILABLE if the directory can't be written to: the disk may be full, or mounted read-only. */
  async put(name: string, path: string): Promise<void> {
    try {
      await this.#write(this.#placeOf(name), path)
    } catch (error) {
      // For a folder that can't be created on a file system, Node may say ENOENT.
      const code = (await whyNotWritable(this.#root)) ?? (error as NodeJS.ErrnoException).code
      this.#log.warn({ action: 'put', code, err: error }, "the storage of uploads can't be used")
      throw refuse('SERVICE_UNAVAILABLE', { storage: ["can't be written to"] }, retrySeconds)
    }
  }

  async #write({ folder, file }: Place, path: string): Promise<void> {
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

  #placeOf(name: string): Place {
    const [stem = ''] = name.split(/[@.]/)
    const folder = join(this.#root, stem.slice(-2))
    return { folder, file: join(folder, name) }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
