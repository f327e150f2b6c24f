import type { AppContext } from '#server/http/context.ts'
import { PictureEncoder } from './pictures/encoder.ts'
import { LocalStorage } from './storage/local.ts'
import { S3Storage } from './storage/s3.ts'
import type { MediaStorage, StorageLog } from './storage/storage.ts'
import type { Media } from './store-picture.ts'

interface Settings {
  config: Pick<AppContext['config'], 's3' | 'mediaDir' | 'origin'>
  signingSecret: AppContext['signingSecret']
}

/** Opens the configured storage and the encoder. Nothing is started, loaded or created before the first upload. */
export const openMedia = (settings: Settings, log: StorageLog): Media => ({
  storage: openStorage(settings, log),
  encoder: new PictureEncoder(),
})

/** A bucket or a directory. The secret signs the URLs that clients upload to. */
export const openStorage = ({ config: { s3, mediaDir, origin }, signingSecret: secret }: Settings, log: StorageLog): MediaStorage =>
  s3 ? new S3Storage(s3, log) : new LocalStorage(mediaDir, { origin, secret }, log)
