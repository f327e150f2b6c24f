/** Names of the parts of the site. Separate from their schemas, since the back office lists them. */
export const linkKinds = ['category', 'product', 'page', 'article', 'club', 'address'] as const
export type LinkKind = (typeof linkKinds)[number]

export const menuNames = ['header', 'footer'] as const

/** The place of a banner: the bar at the very top, or below the header. */
export const bannerPlaces = ['bar', 'page'] as const
/** Pairs of colors with a contrast of at least 4.5 to 1 for text, in both themes. */
export const bannerLooks = ['ink', 'volt', 'studio', 'ember'] as const
/** The pages that show it; `product` and `collections` mean all of these. */
export const bannerPages = ['all', 'home', 'market', 'collections', 'product', 'cart', 'blogs', 'community'] as const
export type BannerPage = (typeof bannerPages)[number]

/** The sections that the front page has by default, in this order. */
export const defaultSections = [
  'hero',
  'numbers',
  'board',
  'picks',
  'review',
  'aims',
  'journal',
  'clubs',
  'promises',
  'gifts',
  'close',
] as const
/** The sections that staff may add, each several times. */
export const optionalSections = ['products', 'collection', 'article', 'quote', 'text'] as const
export const sectionKinds = [...defaultSections, ...optionalSections] as const
export type SectionKind = (typeof sectionKinds)[number]

/** The content of a column: a size in a country's system, a length in centimeters (also shown in inches), or any text. */
export const sizeColumns = ['size', 'eu', 'us', 'uk', 'chest', 'waist', 'hips', 'inseam', 'foot', 'height', 'other'] as const
export const sizeDrawings = ['none', 'body', 'foot'] as const

export const mailAreas = ['orders', 'payment', 'returns', 'account', 'membership', 'community', 'team', 'words'] as const
export const mailTextRoles = ['subject', 'preheader', 'title', 'paragraph', 'button', 'link', 'label'] as const
