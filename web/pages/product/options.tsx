import { type FormEvent, Fragment } from 'react'
import type { Product, Variant } from '#contract/product.ts'
import { Option, withoutChoice } from '#web/features/catalogue/option.tsx'
import { choicesOf } from '#web/features/catalogue/variants.ts'
import { goTo } from '#web/lib/navigate.ts'
import { isSizeOption } from '#web/features/catalogue/offer.ts'
import { SizeGuideButton } from './size-guide-button.tsx'

interface OptionsProps {
  product: Product
  variant: Variant
  /** The option that has to be chosen first. */
  open: string | undefined
  /** The user tried to buy without choosing it. */
  isMissing: boolean
  sizeGuide: string | null
  /** How the sizes fit, as buyers say; null if too few do. */
  fit: string | null
}

/** The product's options as a real form, so that choosing works before hydration; the choice is kept in the address. */
export function Options({ product, variant, open, isMissing, sizeGuide, fit }: OptionsProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) {
      goTo(`?${new URLSearchParams({ [submitter.name]: submitter.value })}`, { replace: true, preventScrollReset: true })
    }
  }
  const choices = choicesOf(product, variant)
  return (
    <form method="get" onSubmit={choose} className="grid gap-5">
      {choices.map((option) => {
        const isSize = isSizeOption(option.name)
        const isOpen = option.name === open
        const sizes = isSize ? (product.sizes ?? []) : []
        return (
          <Fragment key={option.name}>
            <Option
              option={isOpen ? withoutChoice(option) : option}
              only={choices.length === 1}
              field={isOpen || open === undefined ? 'variant' : 'shown'}
              sizes={sizes}
              isOpen={isOpen}
              isMissing={isOpen && isMissing}
            >
              {isSize && (sizes.length > 0 || sizeGuide !== null) && <SizeGuideButton sizes={sizes} own={sizeGuide} />}
            </Option>
            {isSize && fit && <p className="-mt-2 text-sm text-quiet">{fit}</p>}
          </Fragment>
        )
      })}
    </form>
  )
}
