import './public.css'
import { Footer } from './footer.tsx'
import { Main } from './main.tsx'
import { PublicHeader } from './public-header.tsx'

/** Around the pages in front of the shop: landing page, journal, texts. They need no script. */
export function Component() {
  return (
    <>
      <PublicHeader />
      <Main />
      <Footer />
    </>
  )
}
