import type { AppContext } from '#server/http/context.ts'
import { PictureEncoder } from './pictures/encoder.ts'
import { LocalStorage } from './storage/local.ts'
import { S3Storage, type StorageLog } from './storage/s3.ts'
import type { Media } from './upload.ts'

type Settings = Pick<AppContext, 'config' | 'signingSecret'>

/** The storage that is configured, and the encoder. Nothing is started, loaded or created before the first upload. */
export function openMedia({ config: { s3, mediaDir, origin }, signingSecret: secret }: Settings, log: StorageLog): Media {
  return { storage: s3 ? new S3Storage(s3, log) : new LocalStorage(mediaDir, { origin, secret }), encoder: new PictureEncoder() }
}
