import { CompareBar } from '#web/features/compare/compare-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Main } from './main.tsx'
import { PhoneBar } from './phone-bar.tsx'

/** Around every page but the checkout. */
export function Component() {
  return (
    <>
      <Header />
      <Main />
      <Footer />
      <CompareBar />
      <PhoneBar />
    </>
  )
}
