import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useLangOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/rating.tsx'

export function Title({ product }: { product: Product }) {
  const t = useText('product-details')
  const number = useNumber()
  const { info, brand, rating } = product
  const lang = useLangOf()(product)
  return (
    <>
      <p>
        <Link
          to={urls.collection(undefined, new URLSearchParams({ brand: brand.slug }))}
          className="inline-flex min-h-11 items-center text-quiet hover:text-ink hover:underline md:min-h-8"
        >
          {brand.name}
        </Link>
      </p>
      <h1 lang={lang} className="display text-2xl text-balance">
        {info.name}
      </h1>
      {rating.count > 0 && (
        <a
          href="#reviews"
          className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline max-md:-mb-3 max-md:self-start md:mt-2 md:min-h-8"
        >
          <Stars average={rating.average} />
          <span>{t('rating.brief', { average: number(rating.average, 1), count: rating.count })}</span>
        </a>
      )}
      <p lang={lang} className="mt-2 max-w-[34em] text-quiet max-md:order-last max-md:mt-5">
        {info.shortDescription}
      </p>
    </>
  )
}
