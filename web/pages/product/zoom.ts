/** The position of a picture in its frame: the scale, and the offset from the center in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}
export const whole: View = { scale: 1, x: 0, y: 0 }
const scaleMax = 4

interface Frame {
  width: number
  height: number
}

/** Zooms by a factor around a point (pixels from the frame's center), which stays under the finger. */
export function zoomAt({ scale, x, y }: View, factor: number, at: { x: number; y: number }, frame: Frame): View {
  const next = Math.min(scaleMax, Math.max(1, scale * factor))
  const k = next / scale
  return within({ scale: next, x: at.x - (at.x - x) * k, y: at.y - (at.y - y) * k }, frame)
}

/** Moves the picture, but not beyond its edges. */
export const moveBy = (view: View, dx: number, dy: number, frame: Frame): View => within({ ...view, x: view.x + dx, y: view.y + dy }, frame)

function within({ scale, x, y }: View, { width, height }: Frame): View {
  const limit = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { scale, x: limit(x, width), y: limit(y, height) }
}
