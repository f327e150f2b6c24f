import { useLocation } from '#web/lib/router/hooks.ts'
import { Drawn } from './drawn.tsx'
import type { DrawnBanner } from '#web/lib/root-data.ts'

/** The first banner whose pattern matches this page, as HTML rendered by the server. */
export function SiteBanner({ list }: { list: DrawnBanner[] | undefined }) {
  const { pathname } = useLocation()
  const found = list?.find(({ on }) => pathname.match(on))
  return found ? <Drawn html={found.html} /> : null
}
