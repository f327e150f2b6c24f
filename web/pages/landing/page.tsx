import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd } from '#web/lib/json-ld.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Aims } from './aims.tsx'
import { Board } from './board.tsx'
import { Close } from './close.tsx'
import { Clubs } from './clubs.tsx'
import { Gifts } from './gifts.tsx'
import { Hero } from './hero.tsx'
import { Journal } from './journal.tsx'
import type { Front, LandingData } from './load.ts'
import { ArrangedFront } from './arranged-front.tsx'
import { Numbers } from './numbers.tsx'
import { Picks } from './picks.tsx'
import { Promises } from './promises.tsx'
import { Quote } from './quote.tsx'
import { siteJson } from './site-json.ts'
import { Waitlist } from './waitlist.tsx'

export { loader } from './load.ts'

export function Component() {
  const data = useLoaderData<LandingData>()
  return data.isOpen ? <Landing front={data} /> : <Waitlist publishAt={data.publishAt} picture={data.picture} />
}

/** The site's main message in one screen, with its contents below. */
function Landing({ front }: { front: Front }) {
  const { hero, pictures, sections } = front
  const t = useText('landing')
  const origin = useOrigin()
  const { name } = useShop()
  return (
    <>
      <Head title={t('title')} description={t('description')} path={urls.home()} image={pictures.close?.url ?? hero?.shot[0]} />
      <JsonLd data={import.meta.env.SSR ? siteJson(name, origin) : {}} />
      {sections ? <ArrangedFront front={front} sections={sections} /> : <UsualFront front={front} />}
    </>
  )
}

function UsualFront({ front: { hero, picks, quote, numbers, aims, stories, board, clubs, pictures } }: { front: Front }) {
  return (
    <>
      <Hero card={hero} />
      <Numbers numbers={numbers} />
      <Board lines={board} />
      <div className="mt-16 grid grid-cols-1 gap-20 md:mt-24 md:gap-28">
        <Picks cards={picks} />
        <Quote quote={quote} />
        <Aims aims={aims} />
        <Journal stories={stories} />
        <Clubs clubs={clubs} />
        <Promises />
        <Gifts />
      </div>
      <Close picture={pictures.close} hasProducts={numbers.products > 0} />
    </>
  )
}
