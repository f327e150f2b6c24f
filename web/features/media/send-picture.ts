import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { type Progress, sendFile } from './send-file.ts'

/** Uploads a picture. Fails with a Refusal, or an AbortError. */
export const sendPicture = (picture: Blob, { feature, ...progress }: Progress & { feature: UploadFeature }): Promise<UploadedPicture> =>
  sendFile('POST /media/public/upload/single', picture, { featureName: feature }, progress)
