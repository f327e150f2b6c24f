import type { Readable } from 'node:stream'

/** A stored file on its way out. */
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
 * Where uploaded pictures lie: a directory, or S3. Names are ours: letters, digits, hyphens, @ and a dot. Fails with
 * SERVICE_UNAVAILABLE where the storage can't be reached.
 */
export interface MediaStorage {
  /** Stores a copy of a local file; what has the name is replaced. */
  put: (name: string, path: string) => Promise<void>
  /** Undefined where there is none. */
  open: (name: string) => Promise<StoredFile | undefined>
  /** Fine where there is none. */
  delete: (names: readonly string[]) => Promise<void>
  /** An address to which a PUT with these headers stores the file, and no other. */
  presign: (file: ExpectedFile) => Promise<{ url: string; headers: Record<string, string> }>
  close: () => void
}
