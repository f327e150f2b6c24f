import type { Post, PostPicture, TaggedProduct } from '#contract/post.ts'

/** The fields of a post that a page of the shop shows. */
export interface Teaser {
  id: string
  name: string
  avatar: string | null
  text: string
  picture: Pick<PostPicture, 'url' | 'alt' | 'width' | 'height'> | null
  record: Pick<NonNullable<Post['record']>, 'lift' | 'measure' | 'value' | 'gain'> | null
  /** A tagged product, and whether the author bought it here. */
  product: { name: string; isOwner: boolean } | null
  createdAt: string
}

const textMax = 240
const photoSize = 1000

/** The teaser of a post. Of several tagged products it shows the page's own, or else the first that the author bought here. */
export function toTeaser({ id, author, text, media, record, products, createdAt }: Post, productId?: string): Teaser {
  const [picture] = media
  const product = products.find((one) => (productId === undefined ? one.isOwner : one.id === productId)) ?? products[0]
  return {
    id,
    name: author.name,
    avatar: author.avatar,
    text: text.length > textMax ? `${text.slice(0, textMax).replace(/\s\S*$/, '')}…` : text,
    picture: picture ? { url: picture.url, alt: picture.alt, width: picture.width, height: picture.height } : photoOf(product, productId),
    record: record && { lift: record.lift, measure: record.measure, value: record.value, gain: record.gain },
    product: product ? { name: product.name, isOwner: product.isOwner } : null,
    createdAt,
  }
}

/** The product's photo for a post without pictures; not on the product's own page, which shows it already. */
const photoOf = (product: TaggedProduct | undefined, productId: string | undefined): Teaser['picture'] =>
  product?.photo && productId === undefined ? { url: product.photo, alt: '', width: photoSize, height: photoSize } : null
