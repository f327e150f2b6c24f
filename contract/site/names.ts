/** What parts of the site consist of: apart from their schemas, since the back office lists them. */
export const linkKinds = ['category', 'product', 'page', 'article', 'club', 'address'] as const
export type LinkKind = (typeof linkKinds)[number]

export const menuNames = ['header', 'footer'] as const

/** Where a banner stands: the bar above everything, or below the header. */
export const bannerPlaces = ['bar', 'page'] as const
/** Pairs of colors of which the text has a contrast of at least 4.5 to 1, in both themes. */
export const bannerLooks = ['ink', 'volt', 'studio', 'ember'] as const
/** On which pages; `product` and `collections` mean all of them. */
export const bannerPages = ['all', 'home', 'market', 'collections', 'product', 'cart', 'blogs', 'community'] as const
export type BannerPage = (typeof bannerPages)[number]

/** The sections that the front page has by itself, in its own order. */
export const ownSections = [
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
/** What staff may add to them, several times. */
export const addedSections = ['products', 'collection', 'article', 'quote', 'text'] as const
export const sectionKinds = [...ownSections, ...addedSections] as const
export type SectionKind = (typeof sectionKinds)[number]

/** What a column says: a size as a country writes it, a length in centimeters (shown in inches, too), or anything. */
export const sizeColumns = ['size', 'eu', 'us', 'uk', 'chest', 'waist', 'hips', 'inseam', 'foot', 'height', 'other'] as const
export const sizeDrawings = ['none', 'body', 'foot'] as const

export const mailAreas = ['orders', 'payment', 'returns', 'account', 'membership', 'community', 'team', 'words'] as const
export const mailTextRoles = ['subject', 'preheader', 'title', 'paragraph', 'button', 'link', 'label'] as const
