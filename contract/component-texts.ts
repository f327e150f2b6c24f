import { lineWords } from './line-words.ts'

interface Part {
  name: string
  options: Record<string, string>
  translation?: Parameters<typeof lineWords>[0]['translation']
  quantity: number
}

/** The components of one piece of a bundle, in the reader's language: "2 × Cast plate, 10 kg" each. */
export function componentTexts(components: readonly Part[], locale: string): string[] {
  const number = new Intl.NumberFormat(locale)
  return components.map(({ quantity, ...component }) => {
    const { name, options } = lineWords(component, locale)
    return `${number.format(quantity)} × ${[name, ...Object.values(options)].join(', ')}`
  })
}
