import type { ProductCard } from '#contract/product.ts'
import { RawJson } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { ShownDocument } from './deals/present.ts'
import { cardTag } from './read-model/cache-tags.ts'

/** An answer with cards, followed by the fields of `rest`. */
export function rawList<R extends object>(
  cards: ShownDocument<ProductCard>[],
  blur: boolean,
  rest: R,
): RawJson<{ products: ProductCard[] } & R> {
  addCacheTags(cards.map(({ id }) => cardTag(id)))
  return new RawJson(
    () => {
      const texts = cards.map((card) => (blur ? card.blurredText : card.text))
      const others = JSON.stringify(rest).slice(1)
      return `{"products":[${texts.join(',')}]${others === '}' ? '' : ','}${others}`
    },
    () => ({ products: cards.map((card) => (blur ? card.blurredValue : card.value)), ...rest }),
  )
}
