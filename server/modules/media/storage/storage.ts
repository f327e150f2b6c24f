import type { Readable } from 'node:stream'

/** A stored file on its way out. */
export interface StoredFile {
  bytes: number
  stream: Readable
}

/** Where uploaded pictures lie: a directory, or S3. Names are ours: letters, digits, hyphens, @ and a dot. */
export interface MediaStorage {
  /** Stores a copy of a local file; what has the name is replaced. */
  put: (name: string, path: string) => Promise<void>
  /** Undefined where there is none. */
  open: (name: string) => Promise<StoredFile | undefined>
  /** Fine where there is none. */
  delete: (names: readonly string[]) => Promise<void>
}
