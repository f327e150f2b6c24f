import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Config } from '#server/config/media.ts'
import { refuse } from '#contract/refuse.ts'
import type { ByteRange, ExpectedFile, MediaStorage, StorageLog, StoredFile } from './storage.ts'

/** Time-outs of each attempt: for connecting, and for the response or its next chunk. */
const patience = { connectMs: 3000, requestMs: 10_000 }
const attempts = 3
const connectionsMax = 20
const inMemoryMax = 5_000_000

/** The SDK is loaded with the first call: a shop without S3 never pays for it. */
const load = () => Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')])
type Sdk = Awaited<ReturnType<typeof load>>
interface Opened {
  sdk: Sdk
  client: InstanceType<Sdk[0]['S3Client']>
}

/**
 * Stores objects in a bucket of S3 or a compatible service. Objects are transferred as they are: the SDK neither requests nor decodes
 * compression.
 */
export class S3Storage implements MediaStorage {
  readonly #config: S3Config
  readonly #log: StorageLog
  readonly #limits: typeof patience
  #opened: Promise<Opened> | undefined

  constructor(config: S3Config, log: StorageLog, limits: typeof patience = patience) {
    this.#config = config
    this.#limits = limits
    this.#log = log
  }

  /** Small files, such as copies of pictures, are sent from memory, large ones as a stream. */
  async put(name: string, path: string, type = 'image/webp'): Promise<void> {
    const { size } = await stat(path)
    const content = size > inMemoryMax ? undefined : await readFile(path)
    await this.#send('put', async ({ sdk: [{ PutObjectCommand }], client }) => {
      const object = { ...this.#at(name), ContentLength: size, ContentType: type }
      const send = (Body: Buffer | Readable) => client.send(new PutObjectCommand({ ...object, Body }))
      await (content ? send(content) : sendStream(() => createReadStream(path), send))
    })
  }

  async open(name: string, range?: ByteRange): Promise<StoredFile | undefined> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` }
    const answer = await this.#send('get', async ({ sdk: [{ GetObjectCommand }], client }) =>
      client.send(new GetObjectCommand({ ...this.#at(name), ...part })).catch(unlessMissing),
    )
    if (!answer) return undefined
    return { bytes: answer.ContentLength ?? 0, stream: answer.Body as Readable }
  }

  /** Deletes objects one by one, as not every compatible server accepts a list. */
  async delete(names: readonly string[]): Promise<void> {
    await this.#send('delete', async ({ sdk: [{ DeleteObjectCommand }], client }) => {
      for (const name of names) await client.send(new DeleteObjectCommand(this.#at(name))).catch(unlessMissing)
    })
  }

  /** Type and length are signed: the storage refuses a different file. */
  async presign({ name, type, bytes, seconds }: ExpectedFile): Promise<{ url: string; headers: Record<string, string> }> {
    const { sdk, client } = await this.#open()
    const [{ PutObjectCommand }, { getSignedUrl }] = sdk
    const command = new PutObjectCommand({ ...this.#at(name), ContentType: type, ContentLength: bytes })
    const url = await getSignedUrl(client, command, {
      expiresIn: seconds,
      signableHeaders: new Set(['content-type', 'content-length', 'host']),
    })
    return { url, headers: { 'Content-Type': type } }
  }

  close(): void {
    void this.#opened?.then(({ client }) => client.destroy())
  }

  #at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#config.bucket, Key: name }
  }

  #open(): Promise<Opened> {
    return (this.#opened ??= load().then((sdk) => ({ sdk, client: this.#connect(sdk) })))
  }

  #connect([{ S3Client }]: Sdk): Opened['client'] {
    const { region, endpoint, pathStyle, accessKeyId, secretAccessKey } = this.#config
    return new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint }),
      forcePathStyle: pathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: attempts,
      requestHandler: {
        connectionTimeout: this.#limits.connectMs,
        requestTimeout: this.#limits.requestMs,
        socketTimeout: this.#limits.requestMs,
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: connectionsMax },
        httpsAgent: { maxSockets: connectionsMax },
      },
      // Not every server supports Amazon's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  }

  async #send<T>(action: string, call: (opened: Opened) => Promise<T>): Promise<T> {
    try {
      return await call(await this.#open())
    } catch (error) {
      this.#log.warn({ action, err: error }, "the storage of uploads can't be used")
      throw refuse('SERVICE_UNAVAILABLE', { storage: ["can't be reached"] }, retrySeconds)
    }
  }
}

const retrySeconds = 5

/**
 * The SDK retries what is sent from memory, but no stream, which has been read by then. Each attempt opens the file anew: a connection that
 * has been idle may be closed by the storage at the very moment it's used again.
 */
async function sendStream(open: () => Readable, send: (stream: Readable) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stream = open()
    try {
      await send(stream)
      return
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error
    } finally {
      // Of a failed attempt, the file would stay open.
      stream.destroy()
    }
  }
}

/** Whether another attempt may succeed: the storage didn't respond, or with a failure of its own. */
function isTransient(error: unknown): boolean {
  const { httpStatusCode: status } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
  return status === undefined || status >= 500
}

function unlessMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey' && error.name !== 'NotFound') throw error
}
