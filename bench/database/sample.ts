import pg from 'pg'
import { spread } from '../numbers.ts'

/** A product as scenarios need it; `variantId` is its first variant. */
export interface SampleProduct {
  slug: string
  productId: string
  variantId: string
  /** In minor units. */
  price: number
}

/** Large enough that none of the shop's caches is likely to hold them all. */
const sampleMax = 5000

const visitedMax = 1000

/** As many products as a shop of 1,000 has, evenly spread, to compare costs: with reviews, and in the shop's memory once visited. */
export const visitedProducts = (products: SampleProduct[]): SampleProduct[] => spread(products, visitedMax)

/** Up to 5,000 products, evenly spread over the whole catalogue by name. */
export async function readSample(client: pg.Client): Promise<SampleProduct[]> {
  const { rows } = await client.query<SampleProduct>(
    `with numbered as (
       select id, slug, row_number() over (order by slug) as n, count(*) over () as total from products
     )
     select p.slug, p.id as "productId", v.id as "variantId", v.price
     from numbered p join variants v on v.product_id = p.id and v.position = 0
     where p.n % greatest(1, ceil(p.total::float8 / $1)::int) = 0 order by p.slug`,
    [sampleMax],
  )
  return rows
}
