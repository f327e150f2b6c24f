import type { PictureType } from './type.ts'

/** What the decoder's process is sent for one picture. */
export interface EncodeJob {
  /** In a folder of its own. */
  from: string
  type: PictureType
  /** Where the copies are written: the whole picture, and narrower ones by their width. */
  to: { path: string; width: number }[]
  pixelsMax: number
}

/** A picture of ours that is written as a PNG, at most so large. */
export interface PrintJob {
  from: string
  print: { path: string; width: number; height: number }
  pixelsMax: number
}

/** What it tells of a picture that it has encoded. */
export interface EncodedPicture {
  width: number
  height: number
  blurhash: string
  blur: string
}

/** What it answers. */
export type EncoderAnswer = { picture: EncodedPicture } | { printed: true } | { problem: string }
