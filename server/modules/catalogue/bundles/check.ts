import type { ProductFields } from '#contract/edited-product.ts'
import type { FieldErrors } from '#contract/refusal.ts'

/** Errors in bundles among variants: duplicate components, and fields that require a stock of its own. */
export function bundleErrors({ variants, giftCard }: ProductFields): FieldErrors {
  const wrong: FieldErrors = {}
  variants.forEach(({ id, components, content, backOrders, stock = 0 }, index) => {
    if (!components) return
    if (giftCard) wrong[`variants.${index}.components`] = ['are not for gift cards']
    components.forEach(({ variantId }, componentIndex) => {
      if (components.findIndex((one) => one.variantId === variantId) < componentIndex)
        wrong[`variants.${index}.components.${componentIndex}.variantId`] = ['is there twice']
    })
    if (content) wrong[`variants.${index}.content`] = ['is not for bundles']
    if (backOrders) wrong[`variants.${index}.backOrders`] = ['are not for bundles']
    // An existing bundle sends back the stock that was read.
    if (id === undefined && stock > 0) wrong[`variants.${index}.stock`] = ['follows from the components of a bundle']
  })
  return wrong
}
