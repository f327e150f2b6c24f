import { CompareBar } from '#web/features/compare/compare-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Main } from './main.tsx'
import { SiteBanner } from './site-banner.tsx'
import { useRootData } from '#web/lib/root-data.ts'
import { PhoneBar } from './phone-bar.tsx'

/** The frame of the shop's pages, except for the checkout and the public pages. */
export function Component() {
  const rendered = useRootData()?.rendered
  return (
    <>
      <SiteBanner list={rendered?.bars} />
      <Header />
      <SiteBanner list={rendered?.banners} />
      <Main />
      <Footer />
      <CompareBar />
      <PhoneBar />
    </>
  )
}
