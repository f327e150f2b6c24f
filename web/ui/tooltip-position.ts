interface Box {
  left: number
  top: number
  width: number
  height: number
}
type Size = Pick<Box, 'width' | 'height'>

const gap = 6
const edge = 8

/** Where something of this size floats next to its anchor, in viewport pixels: above, or below if there's no room; never off screen. */
export function tooltipPosition(anchor: Box, size: Size, view: Size): { left: number; top: number } {
  const above = anchor.top - size.height - gap
  const middle = anchor.left + (anchor.width - size.width) / 2
  return {
    left: Math.max(edge, Math.min(middle, view.width - size.width - edge)),
    top: above >= edge ? above : anchor.top + anchor.height + gap,
  }
}
