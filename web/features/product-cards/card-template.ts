import { urls } from '#contract/urls.ts'
import { resizedUrl } from '#contract/pictures.ts'
import type { Shop } from '#contract/shop.ts'
import { referenceOf } from '#contract/unit-price.ts'
import { type Card, swatchesMax } from '#web/features/catalogue/card.ts'
import { placeholderContent, unitPriceText } from '#web/features/catalogue/unit-price-pattern.ts'
import { patternFiller, placeholderPicture, placeholderPrice, placeholderText } from '#web/lib/html-patterns.ts'
import { formatMoney, formatNumber } from '#web/lib/format.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { sourcesOf } from '#web/lib/pictures.ts'
import { labelOf } from '#web/lib/labels.ts'
import { textIn } from '#web/lib/text.ts'
import { discountPercent } from '#web/ui/discount-percent.ts'

/**
 * A card's HTML without a React render: React renders one card of each kind, whose texts are then replaced. A list page that isn't cached
 * has dozens of cards. Undefined for rare kinds, which have to be rendered.
 */
export const cardFromTemplate = (card: Card, shop: Shop, place: string, render: (card: Card) => string): string | undefined =>
  fillCard({ card, place }, shop, (one) => render(one.card))

/** The place on the page determines how the picture is loaded. */
interface CardAt {
  card: Card
  place: string
}
const fillCard = /* @__PURE__ */ patternFiller<CardAt>({
  kindOf: ({ card, place }, shop) => (card.marks || card.shot[0] === '' || shop.currencies ? undefined : `${place} ${kindOf(card, shop)}`),
  textsOf: ({ card }, shop) => textsOf(card, shop),
  placeholderFor: ({ card, place }) => ({ card: placeholderCard(card), place }),
})

/** A key of everything that determines the elements, and the texts that are equal for all cards of a kind. */
function kindOf(card: Card, { locale, locales }: Shop): string {
  const { second, third, badge, only, from, upTo, rated, content } = card
  const has = [
    second,
    third,
    only,
    from,
    upTo !== undefined,
    rated > 0,
    discountPercent(card) > 0,
    sourcesOf(card.shot[0], 'card', card.shot[2]).srcSet,
  ]
  const lang = card.locale ?? locales[0]
  return `${has.map((one) => (one ? 1 : 0)).join('')} ${badge ?? ''} ${lang === locale ? '' : lang} ${card.swatches?.slice(0, swatchesMax).length} ${content ? referenceOf(content).per : ''}`
}

/** All texts in a card's HTML that differ within a kind, always in this order. */
function textsOf(card: Card, shop: Shop): string[] {
  const { shot, second, third, badge, left, price, was, from, upTo, rating, rated, swatches } = card
  const t = textIn(shop.locale, 'common')
  const { src, srcSet } = sourcesOf(shot[0], 'card', shot[2])
  const money = (amount: number) => formatMoney(amount, shop.currency)
  const saving = discountPercent(card)
  const average = formatNumber(rating, shop.locale, 1)
  return [
    card.name,
    card.brand,
    localPath(urls.product(card.slug)),
    src,
    srcSet ?? '',
    shot[1],
    String(shot[2]),
    String(shot[3]),
    second ? resizedUrl(second, 320) : '',
    third ? resizedUrl(third, 320) : '',
    badge === 'left' ? t('card.left', { count: left ?? 0 }) : '',
    from ? t('price.from', { price: money(price) }) : money(price),
    saving > 0 && was !== null ? money(was) : '',
    saving > 0 ? t('price.save', { percent: saving }) : upTo ? t('price.saveOf', { ...upTo, value: labelOf(upTo.value) }) : '',
    unitPriceText(card, shop),
    rated > 0 ? t('rating.sentence', { average, count: rated }) : '',
    rated > 0 ? `${average} (${formatNumber(rated, shop.locale)})` : '',
    swatches ? t('card.colors', { count: swatches.length }) : '',
    ...(swatches ?? []).slice(0, swatchesMax),
  ]
}

const placeholderOldPrice = 9757.31

/** A card of the same kind whose texts are unique: none is part of another or occurs elsewhere in the HTML. */
function placeholderCard(card: Card): Card {
  const { shot, second, third, was, upTo, rated } = card
  return {
    ...card,
    slug: placeholderText('slug'),
    name: placeholderText('name'),
    brand: placeholderText('brand'),
    shot: [placeholderPicture('shot', shot[0]), placeholderText('alt'), 7411, 7433],
    ...(second && { second: placeholderPicture('second', second) }),
    ...(third && { third: placeholderPicture('third', third) }),
    price: placeholderPrice,
    was: discountPercent(card) > 0 ? placeholderOldPrice : was === null ? null : placeholderPrice,
    ...(upTo !== undefined && { upTo: { percent: 61, value: placeholderText('value') } }),
    ...placeholderContent(card),
    rating: 3.7,
    ...(rated > 0 && { rated: 8887 }),
    ...(card.left !== undefined && { left: 97 }),
    ...(card.swatches && { swatches: card.swatches.map((_, index) => placeholderText(`color ${index}`)) }),
  }
}
