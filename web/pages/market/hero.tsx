import type { Picture as Shot } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Amount } from '#web/ui/price.tsx'
import { Scene } from '#web/ui/scene.tsx'

/** One headline over one picture, or beside one product if there is no picture. */
export function Hero({ picture, card }: { picture: Shot | null; card: Card | null }) {
  if (!picture) return <PlainHero card={card} />
  return (
    <Scene
      picture={picture}
      first
      className="lg:grid lg:min-h-[clamp(32rem,72svh,44rem)] lg:[--at:0%] lg:[--shift:2.5rem] lg:[--veil-end:calc(var(--column)+37rem)]"
    >
      <div className="wrap relative flex flex-col pt-10 pb-5 lg:justify-center lg:py-16">
        <Words card={card} />
        {card && <Featured card={card} />}
      </div>
    </Scene>
  )
}

function Words({ card }: { card: Card | null }) {
  const t = useText('market')
  return (
    <>
      <h1 className="display max-w-[6.4em] text-3xl text-balance">{t('hero.title')}</h1>
      <p className="mt-5 max-w-[25em] md:text-lg">{t('hero.text')}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={urls.collection()}>{t('hero.primary')}</ButtonLink>
        {card && (
          <ButtonLink to={urls.product(card.slug)} look="secondary">
            {t('hero.secondary')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** Today's featured product, in the corner of the picture. */
function Featured({ card: { slug, name, brand, price, from } }: { card: Card }) {
  return (
    <Link
      to={urls.product(slug)}
      className="mt-5 inline-flex min-h-11 flex-wrap items-center gap-x-3 self-start rounded-full bg-surface px-4 text-sm hover:underline lg:absolute lg:end-6 lg:bottom-6"
    >
      <span className="text-quiet">{brand}</span>
      <span className="font-medium">{name}</span>
      <span className="font-semibold">
        <Amount of={price} from={from} />
      </span>
    </Link>
  )
}

function PlainHero({ card }: { card: Card | null }) {
  return (
    <section className="wrap pt-4 md:pt-6">
      <div className="grid items-center overflow-hidden rounded-card bg-studio md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="px-5 py-10 md:py-14 md:ps-10 lg:ps-14">
          <Words card={card} />
        </div>
        {card && (
          <Picture
            url={card.shot[0]}
            alt={card.shot[1]}
            width={card.shot[2]}
            height={card.shot[3]}
            first
            className="aspect-square w-full object-cover"
          />
        )}
      </div>
    </section>
  )
}
