import type { MediaRow } from '#contract/admin/media.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { SitePicture } from '#contract/site/link.ts'
import type { SiteParts } from './site-parts.ts'

/** The parts of the site that use a picture, named by the text of the banner or section. */
export function pictureUses(parts: SiteParts, url: string): MediaRow['uses'] {
  const is = (picture: SitePicture | null) => picture?.url === url
  const banners = parts.get('banners', 'banners')?.banners ?? []
  const sections = parts.get('front', 'front')?.sections ?? []
  return [
    ...banners
      .filter(({ picture }) => is(picture))
      .map(({ text }) => ({ kind: 'banner' as const, name: Object.values(text)[0] ?? '', path: adminUrls.siteBanners() })),
    ...sections
      .filter(({ picture }) => is(picture))
      .map(({ title, section }) => ({ kind: 'section' as const, name: Object.values(title)[0] || section, path: adminUrls.siteFront() })),
  ]
}
