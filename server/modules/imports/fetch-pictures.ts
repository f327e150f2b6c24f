import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { isOutboundFailure } from '#server/outbound.ts'
import { PermanentOutboundFailure, fetchPublic } from '#server/outbound/fetch-public.ts'
import type { Network } from '#server/outbound/public-address.ts'
import { type ProductDocument, saveFields, type StoredPhoto } from '#server/modules/catalogue/editor/editor.ts'
import type { UploadedPicture } from '#contract/media.ts'
import { type Media, storeFetched } from '#server/modules/media/media.ts'
import { HostTurns } from './host-turns.ts'
import { pictureColumn } from './line-errors.ts'
import * as pictures from './picture-queries.ts'
import { sourceHash } from './picture-sources.ts'
import * as queries from './queries.ts'
import { fetchFailure } from './unreachable.ts'

/** The time-out per picture for connecting, redirects and reading. */
const pictureMs = 20_000
const attemptsMax = 4
const perHost = 2
const productsAtOnce = 4

interface PictureWork {
  database: Database
  media: Media
  network: Network
  clock: () => Date
  stopping: AbortSignal
}

/** Thrown when some pictures need another attempt: the job then runs again, after a growing delay. */
class PicturesWait extends Error {}

/**
 * Fetches the external pictures of an import's products, a few at a time, and adds them to the products. Progress is stored with each
 * product, so no picture is fetched twice. Throws PicturesWait if some pictures are worth another attempt. Once `stopping` is aborted, it
 * cancels pending fetches, keeps what has arrived, and throws the signal's reason.
 */
export async function fetchPictures(work: PictureWork, id: string): Promise<void> {
  const row = await queries.readImport.one(work.database.db, { id })
  if (row?.state !== 'done' || row.user_id === null) return
  const turns = new HostTurns(perHost)
  const fetching = { ...work, id, userId: row.user_id, column: pictureColumn(row.format), turns }
  let isWaiting = false
  for (let after = 0; ;) {
    work.stopping.throwIfAborted()
    const products = await pictures.waitingProducts.all(work.database.db, { id, after, limit: productsAtOnce })
    if (products.length === 0) break
    const waits = await Promise.all(products.map((product) => fetchOf(fetching, product)))
    isWaiting ||= waits.includes(true)
    after = products.at(-1)!.position
  }
  work.stopping.throwIfAborted()
  if (isWaiting) throw new PicturesWait('some pictures could not be fetched yet')
}

interface Fetching extends PictureWork {
  id: string
  userId: string
  /** The file's column with the addresses of pictures. */
  column: string
  turns: HostTurns
}
interface Product {
  position: number
  product_id: string
}
type Got = { place: number; source: string; alt: string } & ({ picture: UploadedPicture } | { error: string; isFinal: boolean })

/** Fetches the pictures of one product; answers whether some need another attempt. */
async function fetchOf(fetching: Fetching, product: Product): Promise<boolean> {
  const { database, id } = fetching
  const waiting = await pictures.waitingPictures.all(database.db, { id, position: product.position })
  const got = (await Promise.all(waiting.map((one) => fetchOne(fetching, one)))).filter((one) => one !== null)
  if (got.length === 0) return false
  try {
    await database.transaction((tx) => attach(tx, fetching, product, got))
  } catch (error) {
    if (!isRefusal(error)) throw error
    const message = Object.values(error.errors ?? {}).flat()[0] ?? error.message
    const refused = got.map((one): Got => ({ place: one.place, source: one.source, alt: one.alt, error: message, isFinal: true }))
    await database.transaction((tx) => attach(tx, fetching, product, refused))
    return false
  }
  return got.some((one) => 'error' in one && !one.isFinal)
}

/** The picture, or why it can't be had; null if the fetch was cancelled. */
async function fetchOne(
  { database, media, network, userId, turns, clock, stopping }: Fetching,
  one: pictures.WaitingPicture,
): Promise<Got | null> {
  const { place, source, alt } = one
  const isLast = one.attempts + 1 >= attemptsMax
  try {
    const limitsOf = { timeoutMs: pictureMs, maxBytes: limits.upload.bytes, stopping }
    const bytes = await turns.run(URL.parse(source)?.host ?? '', () => fetchPublic(source, network, limitsOf))
    const picture = await storeFetched(media, database, { owner: userId, feature: 'product', bytes }, clock())
    return { place, source, alt, picture }
  } catch (error) {
    if (isRefusal(error)) return { place, source, alt, error: problemOf(error), isFinal: isLast || error.status < 429 }
    if (!isOutboundFailure(error)) throw error
    if (stopping.aborted) return null
    return { place, source, alt, error: fetchFailure(error as Error, source), isFinal: isLast || error instanceof PermanentOutboundFailure }
  }
}

const problemOf = ({ errors, message }: { errors: Record<string, string[]> | null; message: string }): string =>
  Object.values(errors ?? {}).flat()[0] ?? message

/** Adds the fetched pictures to a product, in the order of the file. */
async function attach(
  tx: Tx,
  { id, userId, column, clock }: Fetching,
  { position, product_id: product }: Product,
  got: Got[],
): Promise<void> {
  await queries.lockImport.one(tx, { id })
  const open = new Set((await pictures.lockPictures.all(tx, { id, position })).map(({ place }) => place))
  const mine = got.filter(({ place }) => open.has(place))
  const fetched = mine.flatMap((one) => ('picture' in one ? [one] : []))
  if (fetched.length > 0) {
    const saved = await saveFields(tx, { id: product, version: null }, (before) => withPictures(before, fetched), { userId, now: clock() })
    await pictures.setProductVersion.run(tx, { id, position, from: saved.version - 1, to: saved.version })
    await pictures.saveSources.run(tx, {
      product,
      sources: fetched.map(({ source, picture }) => ({ hash: sourceHash(source), url: picture.url })),
    })
  }
  const outcomes = mine.map((one): pictures.PictureOutcome => {
    if ('picture' in one) return { place: one.place, state: 'done', url: one.picture.url, error: null, reason: null }
    const state = one.isFinal ? 'failed' : 'waiting'
    return { place: one.place, state, url: null, error: `${one.source.slice(0, 200)} ${one.error}`, reason: one.error }
  })
  if (outcomes.length > 0) await pictures.saveOutcomes.run(tx, { id, position, outcomes, column })
}

/** Inserts each picture at its place in the file, up to the maximum number of pictures. */
function withPictures(before: ProductDocument, fetched: { place: number; alt: string; picture: UploadedPicture }[]): ProductDocument {
  const photos: StoredPhoto[] = [...before.photos]
  for (const { place, alt, picture } of fetched) {
    const { url, width, height, blur } = picture
    photos.splice(Math.min(place - 1, photos.length), 0, { url, alt, width, height, blur, options: {} })
  }
  return { ...before, photos: photos.slice(0, limits.product.photosMax) }
}
