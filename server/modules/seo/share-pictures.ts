import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { refuse } from '#contract/refuse.ts'
import type { ShareCard } from './share-cards.ts'
import { type ShareFonts, unpackFonts } from './share-fonts.ts'

/** The number of pictures that may wait: about ten seconds of work. */
const waitingMax = 20
const retrySeconds = 10
const pictureMs = 15_000
const cacheBytes = 8 * 1024 * 1024
const script = join(import.meta.dirname, 'share-picture-process.mjs')
const colors = { background: '#101214', accent: '#ff6b3d' }

interface SharePicture {
  jpeg: Buffer
  etag: string
}

/**
 * Draws the pictures of shared links, one at a time, each in a process that ends with it, so the shop never loads the drawing library. The
 * last two hundred or so stay in memory. Refuses with SERVICE_UNAVAILABLE if too many wait.
 */
export class SharePictures {
  readonly #cache = new LRUCache<string, SharePicture>({ maxSize: cacheBytes, sizeCalculation: ({ jpeg }) => jpeg.length })
  readonly #drawing = new Map<string, Promise<SharePicture>>()
  #last: Promise<unknown> = Promise.resolve()
  #fonts: Promise<ShareFonts> | undefined

  /** The picture with these lines; cached by its lines. */
  of(card: ShareCard): Promise<SharePicture> {
    const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)
    const known = this.#cache.get(key)
    if (known) return Promise.resolve(known)
    const underWay = this.#drawing.get(key)
    if (underWay) return underWay
    if (this.#drawing.size >= waitingMax)
      throw refuse('SERVICE_UNAVAILABLE', { picture: ['many pictures are waiting to be drawn'] }, retrySeconds)
    const picture = this.#last.then(() => this.#draw(card, key)).finally(() => this.#drawing.delete(key))
    this.#drawing.set(key, picture)
    this.#last = picture.catch(() => {})
    return picture
  }

  async #draw(card: ShareCard, key: string): Promise<SharePicture> {
    const { fonts, others } = await (this.#fonts ??= unpackFonts().catch((error: unknown) => this.#withoutFonts(error)))
    const picture = { jpeg: await run({ ...colors, fonts, others, ...card }), etag: `"${key}"` }
    this.#cache.set(key, picture)
    return picture
  }

  /** A disk that was full has room again some day. */
  #withoutFonts(error: unknown): never {
    this.#fonts = undefined
    throw error
  }

  async close(): Promise<void> {
    await this.#last
    if (this.#fonts) await rm((await this.#fonts).folder, { recursive: true, force: true })
  }
}

/** Runs without our environment, which has secrets. */
async function run(card: object): Promise<Buffer> {
  const child = spawn(process.execPath, [script], { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: pictureMs, killSignal: 'SIGKILL' })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(card))
  const [jpeg, code] = await Promise.all([buffer(child.stdout), ended])
  if (code !== 0) throw new Error(`drawing a shared picture ended with ${code}`)
  return jpeg
}
