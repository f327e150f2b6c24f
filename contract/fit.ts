interface Box {
  width: number
  height: number
}

/** The largest size in whole pixels at which a picture fits into a box with its proportions kept; at least 1 pixel each way. */
export function fitInto(picture: Box, box: Box): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const along = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: along(picture.width), height: along(picture.height) }
}
