import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Amount } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/rating.tsx'
import type { Quoted } from './pick-quote.ts'

/** One product in large, with a quote from a buyer. */
export function Quote({ quote }: { quote: Quoted | null }) {
  const t = useText('landing')
  if (!quote) return null
  const { card, text, author } = quote
  const [url, alt, width, height] = card.shot
  return (
    <section aria-label={t('quote.label')} className="bg-studio">
      <figure className="wrap grid items-center gap-x-16 gap-y-6 py-12 md:grid-cols-2 md:py-16">
        <Picture url={url} alt={alt} width={width} height={height} className="aspect-[5/4] w-full object-cover" />
        <div>
          <Stars average={5} />
          <blockquote className="display mt-4 text-3xl text-balance wrap-anywhere">{text}</blockquote>
          <figcaption className="mt-6">
            <p>{t('quote.by', { name: author })}</p>
            <Link to={urls.product(card.slug)} className="mt-2 inline-flex min-h-11 flex-wrap items-center gap-x-3 hover:underline">
              <span className="text-quiet">{card.brand}</span>
              <span className="font-semibold">{card.name}</span>
              <span className="display">
                <Amount of={card.price} from={card.from ?? false} />
              </span>
            </Link>
          </figcaption>
        </div>
      </figure>
    </section>
  )
}
