import type { Product } from '#contract/product.ts'
import { drawnOnce, made } from '#web/lib/drawn-once.ts'
import { labelOf } from '#web/lib/labels.ts'
import { blocksOf } from './running-text.tsx'

/** The long texts, in the page's language. */
export const fillSections = /* @__PURE__ */ drawnOnce<Product>({
  kindOf: ({ info, attributes, terms, locale, variants }, { locale: shown, locales, currencies }) => {
    if (variants.some(({ isDigital }) => isDigital) || currencies || shown !== locales[0] || terms || (locale ?? shown) !== shown)
      return undefined
    const blocks = blocksOf(info.fullDescription).map((block) => (Array.isArray(block) ? block.length : 'p'))
    return `${blocks.join(' ')} ${attributes.length}`
  },
  textsOf: ({ info, attributes }) => [
    ...blocksOf(info.fullDescription).flat(),
    ...attributes.flatMap(({ name, value }) => [labelOf(name), labelOf(value)]),
  ],
  placeholderFor: ({ info, attributes, ...rest }) => {
    const blocks = blocksOf(info.fullDescription).map((block, n) =>
      Array.isArray(block) ? block.map((_, at) => `- ${made(`item ${n} ${at}`)}`).join('\n') : made(`text ${n}`),
    )
    const details = attributes.map((_, n) => ({ name: made(`name ${n}`), value: made(`value ${n}`) }))
    return { ...rest, info: { ...info, fullDescription: blocks.join('\n') }, attributes: details }
  },
})
