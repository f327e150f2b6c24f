import type { ApiInput } from '#contract/api.ts'
import type { StoryAudience } from '#contract/stories.ts'

export interface UploadedPicture {
  url: string
  width: number
  height: number
  blur?: string
  alt: string
}
/** The text, number and product shown with a picture. */
export interface Details {
  caption: string
  number: string
  unit: string
  product: { id: string; name: string; photo: string | null } | null
}
export const emptyDetails: Details = { caption: '', number: '', unit: '', product: null }

/** The call's input for a picture. The unit is left out if there is no number. */
export function inputOf(
  { url, alt }: UploadedPicture,
  { caption, number, unit, product }: Details,
  audience: StoryAudience,
): ApiInput<'POST /story/share'> {
  const sticker = number.trim() === '' ? {} : { sticker: { text: number.trim(), unit: unit.trim() } }
  return { mediaUrl: url, alt, caption: caption.trim(), audience, ...sticker, ...(product && { productId: product.id }) }
}
