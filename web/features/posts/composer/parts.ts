import type { PostIconName } from '../post-icon.tsx'

/** The optional parts of a post. */
export const composerParts = ['record', 'pictures', 'video', 'products', 'poll'] as const
export type ComposerPart = (typeof composerParts)[number]
export const partSigns: Record<ComposerPart, PostIconName> = {
  record: 'barbell',
  pictures: 'picture',
  video: 'video',
  products: 'product',
  poll: 'poll',
}
