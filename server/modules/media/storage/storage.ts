import type { Readable } from 'node:stream'

/** The bytes from here to there, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** A stored file on its way out, or a part of it. */
export interface StoredFile {
  bytes: number
  stream: Readable
}

/** A file that a client will send to the storage itself. */
export interface ExpectedFile {
  name: string
  type: string
  bytes: number
  /** For how long from `now`. */
  seconds: number
  now: Date
}

/**
 * Where uploaded pictures and files lie: a directory, or S3. Names are ours: letters, digits, hyphens, @ and a dot. Fails with
 * SERVICE_UNAVAILABLE where the storage can't be reached.
 */
export interface MediaStorage {
  /** Stores a copy of a local file, a picture unless it says otherwise; what has the name is replaced. */
  put: (name: string, path: string, type?: string) => Promise<void>
  /** Undefined where there is none. The range is one within the file. */
  open: (name: string, range?: ByteRange) => Promise<StoredFile | undefined>
  /** Fine where there is none. */
  delete: (names: readonly string[]) => Promise<void>
  /** An address to which a PUT with these headers stores the file, and no other. */
  presign: (file: ExpectedFile) => Promise<{ url: string; headers: Record<string, string> }>
  close: () => void
}
