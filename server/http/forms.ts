import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { inTemporaryFolder, newTemporaryFolder } from './temporary-folders.ts'
import type { ReceivedFile } from './context.ts'
import type { Slot, Slots, SlotRequest } from './slots.ts'

/** A form with a file: multipart/form-data. */
export interface ReceivedForm {
  fields: Record<string, string>
  file: ReceivedFile | undefined
  /** Deletes the file. */
  discard: () => Promise<void>
}

/** The form field of a file, and the file's maximum size. */
export type FileInput = NonNullable<Endpoint['file']>

/** Registers routes that read their body themselves with `receiveForm`, once the caller is known. */
export function registerForms(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, _body, done) => done(null))
    scope.addHook('onResponse', async ({ raw }) => endUnread(raw))
    addRoutes(scope)
  })
}

/**
 * Ends a refused request without reading the rest of its form; the client gets a moment to read the refusal before the connection closes.
 */
function endUnread(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  setTimeout(() => request.destroy(), unreadMs).unref()
}

const unreadMs = 2000

/** Room for what surrounds the file in the form: the headers of its part, and a few short fields. */
const formOverheadBytes = 16_384
const parts = { fields: 10, files: 1, parts: 11, fieldNameSize: 100, fieldSize: 16_000, headerPairs: 20, headerSize: 4096 }

/**
 * Streams a form and writes its one file into a folder of its own: the file isn't held in memory, and the client's file name isn't used.
 * Fails with NO_FILE_IS_FOUND if the form lacks the field, with ERROR_IN_UPLOADING_FILE if the file is too large or breaks off, and with
 * SERVICE_UNAVAILABLE if too many others are being received.
 */
export async function receiveForm(
  request: IncomingMessage,
  receiving: Slots,
  { field, bytes, client, optional }: FileInput & { client: string; optional?: true },
): Promise<ReceivedForm> {
  const { headers } = request
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
    throw refuse('UNSUPPORTED_TYPE', { 'Content-Type': ['send a form: multipart/form-data'] })
  if (Number(headers['content-length'] ?? 0) > bytes + formOverheadBytes) throw tooLarge(field, bytes)
  const room = Math.min(bytes, Number(headers['content-length'] ?? bytes))
  const slot = takeSlot(receiving, field, { units: room, client })
  try {
    return await readAway(request, { field, bytes, optional: optional ?? false })
  } finally {
    slot.release()
  }
}

const retrySeconds = 5

function takeSlot(receiving: Slots, field: string, wanted: SlotRequest): Slot {
  const slot = receiving.acquire(wanted)
  if (!slot && receiving.hasFullShare(wanted.client ?? ''))
    throw refuse('TOO_MANY_REQUESTS', { [field]: ['many of your files are being received'] }, retrySeconds)
  if (!slot)
    throw refuse(
      'SERVICE_UNAVAILABLE',
      { [field]: [wanted.key === undefined ? 'many files are being received' : 'many files are being received, or this one is already'] },
      retrySeconds,
    )
  return slot
}

async function readAway(request: IncomingMessage, place: Omit<Place, 'path'>): Promise<ReceivedForm> {
  const folder = await newTemporaryFolder('upload')
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await read(request, { ...place, path: join(folder, 'file') })), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

interface Body {
  /** Only one upload with the same name is received at a time. */
  name: string
  bytes: number
  /** The address that it comes from. */
  client: string
}

/**
 * Receives a body that consists of a file alone, which exists for as long as `use` takes. Fails with ERROR_IN_UPLOADING_FILE if the body
 * breaks off, with TOO_MANY_REQUESTS if too many of the client's are being received, and with SERVICE_UNAVAILABLE if too many others, or this very
 * file, are.
 */
export async function receiveBody(
  request: IncomingMessage,
  receiving: Slots,
  { name, bytes, client }: Body,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const slot = takeSlot(receiving, 'file', { units: bytes, key: name, client })
  try {
    await inTemporaryFolder('upload', async (folder) => {
      const path = join(folder, 'file')
      await writeBody(request, bytes, path)
      await use(path)
    })
  } finally {
    slot.release()
  }
}

async function writeBody(request: IncomingMessage, bytes: number, path: string): Promise<void> {
  try {
    await pipeline(request, (chunks) => upTo(chunks, bytes, 'file'), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    throw isRefusal(error) || isOurs(error) ? error : refuse('ERROR_IN_UPLOADING_FILE', { file: ['is not complete'] })
  }
}

interface Place {
  field: string
  /** Whether the file may be missing from the form. */
  optional: boolean
  bytes: number
  path: string
}

async function read(request: IncomingMessage, place: Place): Promise<Omit<ReceivedForm, 'discard'>> {
  const { field, bytes } = place
  const form = openForm(request, bytes)
  const fields = new Map<string, string>()
  let incoming: BusboyFileStream | undefined
  let writing: Promise<ReceivedFile> | undefined
  form.on('field', (name, value) => void fields.set(name, value))
  form.on('file', (name, stream) => {
    if (name !== field || writing) return void stream.resume()
    incoming = stream
    writing = write(stream, place)
    writing.catch((error: unknown) => form.destroy(error as Error))
  })
  try {
    await pipeline(request, (chunks) => upTo(chunks, bytes + formOverheadBytes, field), form)
  } catch (error) {
    // The form may end before its file has been written to disk.
    incoming?.destroy(error as Error)
    const cause: unknown = await writing?.then(
      () => error,
      (reason: unknown) => reason,
    )
    if (isRefusal(cause) || isOurs(cause)) throw cause
    if (isRefusal(error)) throw error
    throw refuse(writing ? 'ERROR_IN_UPLOADING_FILE' : 'NO_FILE_IS_FOUND', { [field]: ['is not complete: the form breaks off'] })
  }
  const file = await writing
  if ((!file || file.bytes === 0) && place.optional) return { fields: Object.fromEntries(fields), file: undefined }
  if (!file || file.bytes === 0) throw refuse('NO_FILE_IS_FOUND', { [field]: ['is missing or empty'] })
  return { fields: Object.fromEntries(fields), file }
}

/** Fails with UNSUPPORTED_TYPE for a form without a boundary. */
function openForm({ headers }: IncomingMessage, bytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...parts, fileSize: bytes },
      isPartAFile: (_, _type, fileName) => fileName !== undefined,
    })
  } catch {
    throw refuse('UNSUPPORTED_TYPE', { 'Content-Type': ['send a form: multipart/form-data with a boundary'] })
  }
}

async function write(stream: BusboyFileStream, { field, bytes, path }: Place): Promise<ReceivedFile> {
  stream.once('limit', () => stream.destroy(tooLarge(field, bytes)))
  const file = createWriteStream(path, { mode: 0o600 })
  await pipeline(stream, file)
  return { path, bytes: file.bytesWritten }
}

/** Limits the number of bytes read, even without a Content-Length, whatever the parts are. */
async function* upTo(chunks: AsyncIterable<Buffer>, max: number, field: string): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > max) throw tooLarge(field, max)
    yield chunk
  }
}

/** Codes of errors of our disk: it's full or broken, or too many files are open. */
const ofDisk = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'])
/** Whether the cause is our disk: the client isn't at fault, and sending the file again wouldn't help. */
const isOurs = (error: unknown): boolean => error instanceof Error && 'code' in error && ofDisk.has(error.code)

const tooLarge = (field: string, bytes: number) =>
  refuse('ERROR_IN_UPLOADING_FILE', { [field]: [`is larger than ${Math.floor(bytes / 1_000_000)} MB`] })
