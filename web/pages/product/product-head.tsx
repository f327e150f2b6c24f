import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import type { Reviews } from '#web/features/reviews/types.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd, breadcrumbData } from '#web/lib/json-ld.tsx'
import { useShop } from '#web/lib/shop.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { schemaText } from './schema.ts'

/** Search engines read the server's HTML. The browser keeps it as it is, and doesn't load the code that makes it. */
const isServer = import.meta.env.SSR

interface ProductHeadProps {
  product: Product
  /** The price shown on the page; undefined if nothing can be bought. */
  price: number | undefined
  crumbs: Crumb[]
  reviews: Reviews | null
}

/** The product's metadata for search engines and shared links. */
export function ProductHead({ product, price, crumbs, reviews }: ProductHeadProps) {
  const origin = useOrigin()
  const shop = useShop()
  const { meta, info, photos } = product
  const path = urls.product(meta.friendlyPageName)
  return (
    <>
      <Head title={meta.title} description={meta.description} path={path} image={photos[0]?.url} type="product" />
      {isServer && <meta property="product:price:amount" content={String(price ?? info.price)} />}
      {isServer && <meta property="product:price:currency" content={shop.currency.name} />}
      <JsonLd text={isServer ? schemaText(product, reviews, { shop, origin }) : ''} />
      {isServer ? <JsonLd data={breadcrumbData([...crumbs, { name: info.name, to: path }], origin)} /> : <JsonLd text="" />}
    </>
  )
}
