import { areaOf, type Crop, fitted } from './crop.ts'

/** More than the server shows: what is larger would only take longer to send. */
const sentMax = 2000
const quality = 0.9

/** Decodes a file, upright. Not through an address: the content security policy allows none. Fails where the browser doesn't know its type. */
export const decode = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws the chosen part into a canvas, as large as it fits into this many pixels. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, max: number): void {
  const { x, y, width, height } = areaOf(picture, crop)
  const size = fitted({ width, height }, max)
  canvas.width = size.width
  canvas.height = size.height
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
}

/** The chosen part as a file to send. Pictures that may be transparent stay so. */
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
