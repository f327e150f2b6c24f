import './public.css'
import { Footer } from './footer.tsx'
import { Main } from './main.tsx'
import { SiteBanner } from './site-banner.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { useRootData } from '#web/lib/root-data.ts'
import { PublicHeader } from './public-header.tsx'

/** The frame of the public pages: landing page, journal, legal texts. They work without script. */
export function Component() {
  const rendered = useRootData()?.rendered
  return (
    <>
      <SiteBanner list={rendered?.bars} />
      <PublicHeader />
      <SiteBanner list={rendered?.banners} />
      <Main />
      <Footer />
      <PhoneBar />
    </>
  )
}
