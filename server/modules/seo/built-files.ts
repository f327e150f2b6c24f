import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { newTemporaryFolder } from '#server/http/temporary-folders.ts'

/** A file as it was built. It stays readable while it's sent, even if a newer one replaces it. */
export interface BuiltFile {
  etag: string
  /** The path of the gzipped file. */
  path: string
  /** The sizes of the file and its gzip. */
  bytes: number
  packedBytes: number
}
interface Entry {
  file: Promise<BuiltFile>
  stamp: string
  until: number
}

/**
 * A file is built again only after this many times its build time: however often it's requested, building takes at most 5 % of the time.
 */
const restFactor = 20

/**
 * Large files generated from the database. They are written to disk in pieces, once, and sent from there until they're too old, so memory
 * only ever holds one piece.
 */
export class BuiltFiles {
  readonly #clock: () => Date
  readonly #entries = new Map<string, Entry>()
  #folder: Promise<string> | undefined
  #built = 0

  constructor(clock: () => Date) {
    this.#clock = clock
  }

  /**
   * The file with this name, at most `ageMaxMs` old and with this `stamp`. Otherwise `pieces` builds it, once for all concurrent callers.
   * Use few names.
   */
  get(name: string, ageMaxMs: number, pieces: () => AsyncIterable<string>, stamp = ''): Promise<BuiltFile> {
    const known = this.#entries.get(name)
    if (known?.stamp === stamp && this.#clock().getTime() < known.until) return known.file
    const before = performance.now()
    const file = this.#build(pieces())
    const entry: Entry = { file, stamp, until: Infinity }
    this.#entries.set(name, entry)
    const finish = (restMs: number) => {
      entry.until = this.#clock().getTime() + restMs
      void known?.file.then(({ path }) => rm(path, { force: true })).catch(() => {})
    }
    file.then(
      () => finish(Math.max(ageMaxMs, restFactor * (performance.now() - before))),
      () => finish(0),
    )
    return file
  }

  async #build(pieces: AsyncIterable<string>): Promise<BuiltFile> {
    const folder = await (this.#folder ??= newTemporaryFolder('files').catch((error: unknown) => this.#withoutFolder(error)))
    const path = join(folder, `${(this.#built += 1)}.gz`)
    const hash = createHash('sha256')
    let bytes = 0
    const hashed = async function* () {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += Buffer.byteLength(piece)
        yield piece
      }
    }
    try {
      await pipeline(Readable.from(hashed()), createGzip({ level: 4 }), createWriteStream(path))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return { etag: `"${hash.digest('base64url').slice(0, 22)}"`, path, bytes, packedBytes: (await stat(path)).size }
  }

  /** A disk that was full has room again some day. */
  #withoutFolder(error: unknown): never {
    this.#folder = undefined
    throw error
  }

  /** Removes all files. */
  async close(): Promise<void> {
    if (this.#folder) await rm(await this.#folder, { recursive: true, force: true })
  }
}

/** The contents of a file, as gzip or plain. */
export function readBuilt({ path }: BuiltFile, asGzip: boolean): Readable {
  const file = createReadStream(path)
  if (asGzip) return file
  const plain = createGunzip()
  file.on('error', (error) => plain.destroy(error))
  return file.pipe(plain)
}
