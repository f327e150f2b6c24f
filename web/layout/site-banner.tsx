import { useLocation } from '#web/lib/router/hooks.ts'
import { RawHtml } from './raw-html.tsx'
import type { RenderedBanner } from '#web/lib/root-data.ts'

/** The first banner whose pattern matches this page, as HTML rendered by the server. */
export function SiteBanner({ list }: { list: RenderedBanner[] | undefined }) {
  const { pathname } = useLocation()
  const banner = list?.find(({ on }) => pathname.match(on))
  return banner ? <RawHtml html={banner.html} /> : null
}
