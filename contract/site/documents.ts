import { z } from 'zod'
import { bannersDocument } from './banners.ts'
import { frontDocument } from './front.ts'
import { mailDocument } from './mail.ts'
import { menuDocument } from './menu.ts'
import { sizeGuideDocument } from './size-guide.ts'

/** The documents that staff edit, as they're stored. */
export const siteDocument = z.discriminatedUnion('kind', [mailDocument, menuDocument, bannersDocument, frontDocument, sizeGuideDocument])
export type SiteDocument = z.infer<typeof siteDocument>
export const siteKinds = ['mail', 'menu', 'banners', 'front', 'size-guide'] as const
export type SiteKind = (typeof siteKinds)[number]
export type SiteDocumentOf<K extends SiteKind> = Extract<SiteDocument, { kind: K }>
