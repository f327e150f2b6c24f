import type { Product } from '#contract/product.ts'
import { patternFiller, placeholderText } from '#web/lib/html-patterns.ts'
import { labelOf } from '#web/lib/labels.ts'
import { blocksOf } from './running-text.tsx'

/** The long texts, in the page's language. */
export const fillSections = /* @__PURE__ */ patternFiller<Product>({
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
      Array.isArray(block) ? block.map((_, at) => `- ${placeholderText(`item ${n} ${at}`)}`).join('\n') : placeholderText(`text ${n}`),
    )
    const details = attributes.map((_, n) => ({ name: placeholderText(`name ${n}`), value: placeholderText(`value ${n}`) }))
    return { ...rest, info: { ...info, fullDescription: blocks.join('\n') }, attributes: details }
  },
})
