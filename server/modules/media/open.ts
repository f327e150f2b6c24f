import type { Config } from '#server/config.ts'
import { PictureEncoder } from './pictures/encoder.ts'
import { LocalStorage } from './storage/local.ts'
import type { Media } from './upload.ts'

/** The storage that is configured, and the encoder. Nothing is started or created before the first upload. */
export const openMedia = ({ mediaDir }: Pick<Config, 'mediaDir'>): Media => ({
  storage: new LocalStorage(mediaDir),
  encoder: new PictureEncoder(),
})
