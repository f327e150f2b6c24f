import type { Readable } from 'node:stream'

/** A range of bytes, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** A stored file being read, or a part of it. */
export interface StoredFile {
  bytes: number
  stream: Readable
}

/** A file that a client will send directly to the storage. */
export interface ExpectedFile {
  name: string
  type: string
  bytes: number
  /** How long the URL is valid, from `now`. */
  seconds: number
  now: Date
}

/** Where a storage says why it can't be used. */
export interface StorageLog {
  warn: (fields: object, message: string) => void
}

/**
 * The storage of uploaded pictures and files: a directory, or S3. We choose the names: letters, digits, hyphens, @ and a dot. Fails with
 * SERVICE_UNAVAILABLE if the storage can't be reached or written to.
 */
export interface MediaStorage {
  /** Stores a copy of a local file, by default as a picture, replacing any file with that name. */
  put: (name: string, path: string, type?: string) => Promise<void>
  /** Opens a file; undefined if there is none. The range must be within the file. */
  open: (name: string, range?: ByteRange) => Promise<StoredFile | undefined>
  /** Deletes files; it's no error if one doesn't exist. */
  delete: (names: readonly string[]) => Promise<void>
  /** A URL to which a PUT with these headers stores this file and no other. */
  presign: (file: ExpectedFile) => Promise<{ url: string; headers: Record<string, string> }>
  close: () => void
}
