import { lineInLocale } from './line-translation.ts'

interface Part {
  name: string
  options: Record<string, string>
  translation?: Parameters<typeof lineInLocale>[0]['translation']
  quantity: number
}

/** The components of one piece of a bundle, in the reader's language: "2 × Cast plate, 10 kg" each. */
export function componentTexts(components: readonly Part[], locale: string): string[] {
  const number = new Intl.NumberFormat(locale)
  return components.map(({ quantity, ...component }) => {
    const { name, options } = lineInLocale(component, locale)
    return `${number.format(quantity)} × ${[name, ...Object.values(options)].join(', ')}`
  })
}
