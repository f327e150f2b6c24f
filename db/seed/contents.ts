import { readContent } from '#contract/content-text.ts'
import type { Content } from '#contract/unit-price.ts'

/** The content of products that are eaten, drunk or used up, by slug; products sold by weight have it in their option instead. */
export const contents: Record<string, string> = {
  'whey-protein': 'Weight',
  'night-casein': '900 g',
  'plant-protein': '750 g',
  'creatine-monohydrate': 'Weight',
  'electrolyte-sticks': '120 g',
  'energy-gel-12': '540 g',
  'oat-bar-12': '720 g',
  'peanut-butter': '1 kg',
  'vitamin-d3': '120 capsules',
  'algae-omega-3': '60 capsules',
  'bath-salts': 'Weight',
  'chalk-blocks': '448 g',
  'liquid-chalk': 'Size',
}

/** The content of a variant; empty if it has no unit price. */
export function contentOf(slug: string, options: Record<string, string>): { content?: Content } {
  const text = contents[slug]
  if (text === undefined) return {}
  const content = readContent(options[text] ?? text)
  if (!content) throw new Error(`${slug} has no content`)
  return { content }
}
