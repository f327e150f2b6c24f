import './public.css'
import { Footer } from './footer.tsx'
import { Main } from './main.tsx'
import { SiteBanner } from './site-banner.tsx'
import { useRootData } from '#web/lib/root-data.ts'
import { PublicHeader } from './public-header.tsx'

/** Around the pages in front of the shop: landing page, journal, texts. They need no script. */
export function Component() {
  const drawn = useRootData()?.drawn
  return (
    <>
      <SiteBanner list={drawn?.bars} />
      <PublicHeader />
      <SiteBanner list={drawn?.banners} />
      <Main />
      <Footer />
    </>
  )
}
