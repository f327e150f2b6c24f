/** The chosen part of a picture: the zoom over the smallest size that fills the frame, and the position from 0 (start) to 1 (end). */
export interface Crop {
  shape: 'original' | 'square' | 'portrait'
  zoom: number
  across: number
  down: number
}

interface Size {
  width: number
  height: number
}

export const wholeCrop: Crop = { shape: 'original', zoom: 1, across: 0.5, down: 0.5 }
export const zoomMax = 4

const portrait = 4 / 5
const ratioOf = (shape: Crop['shape'], { width, height }: Size): number =>
  shape === 'square' ? 1 : shape === 'portrait' ? portrait : width / height

/** The cropped area, in pixels of the picture. */
export function areaOf(picture: Size, { shape, zoom, across, down }: Crop): Size & { x: number; y: number } {
  const ratio = ratioOf(shape, picture)
  const width = Math.min(picture.width, picture.height * ratio) / zoom
  const height = width / ratio
  return { x: (picture.width - width) * across, y: (picture.height - height) * down, width, height }
}

/** The crop after dragging the picture; `by` is in shares of the visible area. */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = areaOf(picture, crop)
  const share = (at: number, moved: number, free: number) => (free > 0 ? Math.min(1, Math.max(0, at - moved / free)) : at)
  return {
    ...crop,
    across: share(crop.across, by.x * width, picture.width - width),
    down: share(crop.down, by.y * height, picture.height - height),
  }
}

/** The size to draw an area at: its own, but at most `max` wide and high. */
export function fitted({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
