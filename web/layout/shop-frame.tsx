import { CompareBar } from '#web/features/compare/compare-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Main } from './main.tsx'
import { SiteBanner } from './site-banner.tsx'
import { useRootData } from '#web/lib/root-data.ts'
import { PhoneBar } from './phone-bar.tsx'

/** Around every page but the checkout. */
export function Component() {
  const drawn = useRootData()?.drawn
  return (
    <>
      <SiteBanner list={drawn?.bars} />
      <Header />
      <SiteBanner list={drawn?.banners} />
      <Main />
      <Footer />
      <CompareBar />
      <PhoneBar />
    </>
  )
}
