import { products } from '../catalogue/index.ts'
import { shotOf } from '../pictures.ts'
import { takesOf } from '../takes.ts'
import type { Kind } from './members.ts'
import { sceneAlts } from './texts/answers.ts'

/** What somebody who trains this may show. */
export const scenesOf: Record<Kind, string[]> = {
  strength: ['still-chalk', 'still-iron', 'hero-strength'],
  kettlebell: ['still-iron', 'hero-strength'],
  running: ['still-runner', 'hero-running'],
  boxing: ['still-gloves', 'hero-combat'],
  mobility: ['still-mat', 'hero-yoga-and-mobility'],
  home: ['still-log', 'hero-accessories'],
}

/** The picture of a product that has one look only: of others nobody knows which one they have. */
export function pictureOfKit(slug: string): string | null {
  const product = products.find((one) => one.slug === slug)
  return product && takesOf(product).length === 1 && shotOf(`${slug}-1`) ? `${slug}-1` : null
}

/** What a picture shows in words. */
export const altOf = (name: string): string | undefined => sceneAlts[name] ?? products.find(({ slug }) => name === `${slug}-1`)?.name
