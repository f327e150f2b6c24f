import { areaOf, type Crop, fitted } from './crop.ts'

/** The server never shows more pixels than this, so a larger file would only take longer to send. */
const sentMax = 2000
const quality = 0.9

/** Decodes a file, applying its EXIF orientation. Not by a blob URL, which the content security policy forbids. Fails for unknown types. */
export const decode = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws the cropped area into a canvas, at most `max` pixels wide and high. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, max: number): void {
  const { x, y, width, height } = areaOf(picture, crop)
  const size = fitted({ width, height }, max)
  canvas.width = size.width
  canvas.height = size.height
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
}

/** Encodes the cropped area for upload. Types with transparency keep it. */
export function encode(picture: ImageBitmap, crop: Crop, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  draw(canvas, picture, crop, sentMax)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error("The picture can't be encoded"))),
    type === 'image/jpeg' ? type : 'image/webp',
    quality,
  )
  return promise
}
