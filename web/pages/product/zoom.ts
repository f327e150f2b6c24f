/** How a picture is shown in its frame: how much larger, and moved by so many pixels from its middle. */
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

/** Zooms by a factor around a point (pixels from the frame's middle), which stays where it is under the finger. */
export function zoomAt({ scale, x, y }: View, factor: number, at: { x: number; y: number }, frame: Frame): View {
  const next = Math.min(scaleMax, Math.max(1, scale * factor))
  const k = next / scale
  return within({ scale: next, x: at.x - (at.x - x) * k, y: at.y - (at.y - y) * k }, frame)
}

/** Moves the picture, no further than its edges. */
export const moveBy = (view: View, dx: number, dy: number, frame: Frame): View => within({ ...view, x: view.x + dx, y: view.y + dy }, frame)

function within({ scale, x, y }: View, { width, height }: Frame): View {
  const limit = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { scale, x: limit(x, width), y: limit(y, height) }
}
