import type { PictureType } from './type.ts'

/** The decoder process's job for one picture. */
export interface EncodeJob {
  /** The path of the picture, in a folder of its own. */
  from: string
  type: PictureType
  /** Where the copies are written: the whole picture, and narrower ones. */
  to: { path: string; width: number }[]
  pixelsMax: number
}

/** The job to write one of our pictures as a PNG, within this size. */
export interface PrintJob {
  from: string
  print: { path: string; width: number; height: number }
  pixelsMax: number
}

/** The decoder process's result for an encoded picture. */
export interface EncodedPicture {
  width: number
  height: number
  blurhash: string
  blur: string
}

/** The decoder process's answer. */
export type EncoderAnswer = { picture: EncodedPicture } | { printed: true } | { problem: string }
