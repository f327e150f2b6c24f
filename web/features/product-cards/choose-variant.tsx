import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { useCartChanges, useQuantityInCart } from '#web/features/cart/use-cart.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { isSizeOption, openOffer, openOption } from '#web/features/catalogue/offer.ts'
import { Option, withoutChoice } from '#web/features/catalogue/option.tsx'
import { StockState } from '#web/features/catalogue/stock-state.tsx'
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx'
import { canBuy, choicesOf, mostOf, photosOf, pickVariant, wordsOf } from '#web/features/catalogue/variants.ts'
import { NotifyMe } from '#web/features/stock-alerts/notify-me.tsx'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { labelOf } from '#web/lib/labels.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ChooseVariantProps {
  card: Card
  open: boolean
  onClose: () => void
}

/** Loads the texts and shows a dialog that asks for a variant of the product; fails if they can't be loaded. */
export async function chooseVariant(card: Card, show: (question: ReactNode) => void): Promise<void> {
  await loadText(document.documentElement.lang, ['product-details', 'quick-add'])
  const shown = (open: boolean) => show(<ChooseVariant card={card} open={open} onClose={() => shown(false)} />)
  shown(true)
}

/** The options of the product, and the button that adds it to the cart. */
function ChooseVariant({ card, open, onClose }: ChooseVariantProps) {
  const t = useText('quick-add')
  const errorMessage = useErrorMessage()
  const { slug, name } = card
  const fetchProduct = useCallback(() => call('GET /user/products/url/:uniqueName', { uniqueName: slug }), [slug])
  const { value: product, error, busy, load } = useAsyncData(fetchProduct)
  return (
    <Dialog open={open} title={name} onClose={onClose}>
      <div className="grid min-h-0 grid-cols-1 gap-5 overflow-y-auto p-5">
        {product ? (
          <Choose product={product} onClose={onClose} />
        ) : error === null || busy ? (
          <Bones />
        ) : (
          <Alert tone="bad">
            {errorMessage(error)}{' '}
            <button type="button" className="min-h-11 text-link" onClick={() => void load()}>
              {t('retry')}
            </button>
          </Alert>
        )}
      </div>
    </Dialog>
  )
}

const Bones = () => (
  <>
    <div aria-hidden="true" className="flex gap-4">
      <Skeleton className="size-24 shrink-0 rounded-card" />
      <Skeleton className="h-9 w-32" />
    </div>
    <Skeleton className="h-16" />
    <Skeleton className="h-12" />
  </>
)

function Choose({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useText('product-details')
  const texts = useText('quick-add')
  const form = useRef<HTMLFormElement>(null)
  const choice = useVariantChoice(product)
  const [isMissing, setMissing] = useState(false)
  const { add, busy } = useCartChanges()
  if (!choice) return null
  const { variant, open, photo, choices, inCart, choose } = choice
  const isSoldOut = open === undefined && !canBuy(variant)
  const isFull = open === undefined && mostOf(variant) <= inCart
  const addOne = async () => {
    if (open !== undefined) {
      setMissing(true)
      return form.current?.querySelector<HTMLElement>('#open-choice button[name="variant"]')?.focus()
    }
    const { price } = variant
    const quantity = inCart + 1
    const shown = {
      name: product.info.name,
      photo: variant.photo ?? photo?.url ?? '',
      photoAlt: photo?.alt ?? '',
      options: wordsOf(variant),
    }
    onClose()
    await add({ productId: product.id, variantId: variant.id, quantity, price }, { ...shown, price, quantity })
  }
  return (
    <>
      <ChoiceSummary choice={choice} />
      <form ref={form} onSubmit={choose} className="grid grid-cols-1 gap-5">
        {choices.map((option) => {
          const isOpen = option.name === open
          return (
            <Option
              key={option.name}
              option={isOpen ? withoutChoice(option) : option}
              only={choices.length === 1}
              field={isOpen || open === undefined ? 'variant' : 'shown'}
              sizes={isSizeOption(option.name) ? (product.sizes ?? []) : []}
              isOpen={isOpen}
              openId="open-choice"
              isMissing={isOpen && isMissing}
            />
          )
        })}
      </form>
      {isSoldOut ? (
        <NotifyMe subject={{ productId: product.id, variantId: variant.id, name: product.info.name }} />
      ) : (
        <Button busy={busy} disabled={isFull} onClick={() => void addOne()}>
          {open === undefined ? t(isFull ? 'allInCart' : 'add') : t('options.choose', { option: labelOf(open).toLowerCase() })}
        </Button>
      )}
      <TextLink
        to={urls.product(product.meta.friendlyPageName)}
        className="inline-flex min-h-11 items-center justify-self-start text-sm"
        onClick={onClose}
      >
        {texts('page')}
      </TextLink>
    </>
  )
}

/** The picture, price and stock of what is chosen so far. */
function ChoiceSummary({ choice: { variant, open, offer, photo, inCart } }: { choice: VariantChoice }) {
  const t = useText('product-details')
  return (
    <div className="flex items-start gap-4">
      <div className="size-24 shrink-0 overflow-hidden rounded-card bg-studio">
        {photo && <Picture url={photo.url} alt={photo.alt} width={96} height={96} shown="thumb" className="size-full object-cover" />}
      </div>
      <div className="grid min-w-0 gap-1.5">
        <Price price={offer.price} was={offer.oldPrice} from={'from' in offer && offer.from} />
        <UnitPrice price={offer.price} content={offer.content} />
        {open === undefined && (
          <div role="status">
            <StockState stock={variant.stock} />
          </div>
        )}
        {open === undefined && inCart > 0 && <p className="text-sm text-quiet">{t('inCart', { count: inCart })}</p>}
      </div>
    </div>
  )
}

type VariantChoice = NonNullable<ReturnType<typeof useVariantChoice>>

/** What is chosen of a product's options, and which option is still open; null for a product without variants. */
function useVariantChoice(product: Product) {
  const [chosen, setChosen] = useState<{ id: string | null; isComplete: boolean }>({ id: null, isComplete: false })
  const variant = pickVariant(product, chosen.id)
  const inCart = useQuantityInCart(product.id, variant?.id ?? '')
  if (!variant) return null
  const open = chosen.isComplete ? undefined : openOption(product, variant)
  const offer = open === undefined ? variant : openOffer(product, open, chosen.id === null ? undefined : variant)
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) setChosen({ id: submitter.value, isComplete: submitter.name === 'variant' })
  }
  return { variant, open, offer, photo: photosOf(product, variant)[0], choices: choicesOf(product, variant), inCart, choose }
}
