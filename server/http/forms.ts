import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { ReceivedFile } from './context.ts'

/** A form with a file: multipart/form-data. */
export interface ReceivedForm {
  fields: Record<string, string>
  file: ReceivedFile | undefined
  /** Deletes the file. */
  discard: () => Promise<void>
}

/** The field that a file is in, and how large it may be. */
export type FileInput = NonNullable<Endpoint['file']>

/** Registers routes that read their body themselves, with `receiveForm`, once they know who calls. */
export function registerForms(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, _body, done) => done(null))
    scope.addHook('onResponse', async ({ raw }) => endUnread(raw))
    addRoutes(scope)
  })
}

/** The rest of a refused form isn't read; the client gets a moment to read the refusal before the connection closes. */
function endUnread(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  setTimeout(() => request.destroy(), unreadMs).unref()
}

const unreadMs = 2000

/** Room for what surrounds the file in the form: the headers of its part, and a few short fields. */
const formOverheadBytes = 16_384
const parts = { fields: 10, files: 1, parts: 11, fieldNameSize: 100, fieldSize: 16_000, headerPairs: 20, headerSize: 4096 }

/**
 * Reads a form as it arrives and writes its one file into a folder of its own: none of the file stays in memory, and the name that the client gave it isn't
 * used. Fails with NO_FILE_IS_FOUND where the form lacks the field, with ERROR_IN_UPLOADING_FILE where it's too large or breaks off.
 */
export async function receiveForm(
  request: IncomingMessage,
  { field, bytes, optional }: FileInput & { optional?: true },
): Promise<ReceivedForm> {
  const { headers } = request
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
    throw refuse('UNSUPPORTED_TYPE', { 'Content-Type': ['send a form: multipart/form-data'] })
  if (Number(headers['content-length'] ?? 0) > bytes + formOverheadBytes) throw tooLarge(field, bytes)
  const room = Math.min(bytes, Number(headers['content-length'] ?? bytes))
  if (receiving >= receivingMax || expected + room > expectedMax)
    throw refuse('SERVICE_UNAVAILABLE', { [field]: ['many files are being received'] }, retrySeconds)
  receiving += 1
  expected += room
  const { path, discard } = await newPlace()
  try {
    return { ...(await read(request, { field, bytes, path, optional: optional ?? false })), discard }
  } catch (error) {
    await discard()
    throw error
  } finally {
    receiving -= 1
    expected -= room
  }
}

/** How many files this process is receiving right now, and how many bytes they are together: they need room on the disk. */
let receiving = 0
let expected = 0
const receivingMax = 40
const expectedMax = 1_000_000_000
const retrySeconds = 5

/** Reads a body that is a file and nothing else, into a folder of its own. Fails with ERROR_IN_UPLOADING_FILE where the body breaks off. */
export async function receiveBody(request: IncomingMessage, bytes: number): Promise<ReceivedFile & { discard: () => Promise<void> }> {
  const { path, discard } = await newPlace()
  try {
    await pipeline(request, (chunks) => upTo(chunks, bytes, 'file'), createWriteStream(path, { mode: 0o600 }))
    return { path, bytes, discard }
  } catch (error) {
    await discard()
    throw isRefusal(error) ? error : refuse('ERROR_IN_UPLOADING_FILE', { file: ['is not complete'] })
  }
}

async function newPlace(): Promise<{ path: string; discard: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gymfolk-upload-'))
  return { path: join(folder, 'file'), discard: () => rm(folder, { recursive: true, force: true }) }
}

interface Place {
  field: string
  /** Whether the form may come without the file. */
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
    // The form may end before the file in it has been written.
    incoming?.destroy(error as Error)
    const cause: unknown = await writing?.then(
      () => error,
      (reason: unknown) => reason,
    )
    if (isRefusal(cause)) throw cause
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

/** Limits how many bytes are read, also where there is no Content-Length, and whatever the parts are. */
async function* upTo(chunks: AsyncIterable<Buffer>, max: number, field: string): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > max) throw tooLarge(field, max)
    yield chunk
  }
}

const tooLarge = (field: string, bytes: number) =>
  refuse('ERROR_IN_UPLOADING_FILE', { [field]: [`is larger than ${Math.floor(bytes / 1_000_000)} MB`] })
