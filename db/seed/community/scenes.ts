import type { PostPicture } from '#contract/post.ts'
import { products } from '../catalogue/index.ts'
import { pictureFile } from '../pictures.ts'
import { looksOf } from '../looks.ts'
import { videoOf } from '../videos.ts'
import type { Kind } from './members.ts'
import { sceneAlts } from './texts/answers.ts'

/** Scenes that someone who trains this may show. */
export const scenesOf: Record<Kind, string[]> = {
  strength: ['still-chalk', 'still-iron', 'hero-strength'],
  kettlebell: ['still-iron', 'hero-strength'],
  running: ['still-runner', 'still-trail', 'hero-running'],
  boxing: ['still-gloves', 'still-ring', 'hero-combat'],
  mobility: ['still-mat', 'hero-yoga-and-mobility'],
  home: ['still-log', 'still-garage', 'still-kitchen', 'still-bag'],
}

/** The picture of a product that has a single look; for others it's unknown which variant a member has. */
export function pictureOfKit(slug: string): string | null {
  const product = products.find((one) => one.slug === slug)
  return product && looksOf(product).length === 1 && pictureFile(`${slug}-1`) ? `${slug}-1` : null
}

/** The alternative text of a picture. */
const altOf = (name: string): string | undefined => sceneAlts[name] ?? productOf(name)?.name

/** The product with the longest slug that the name starts with. */
const productOf = (name: string) =>
  products.filter(({ slug }) => name.startsWith(`${slug}-`)).toSorted((a, b) => b.slug.length - a.slug.length)[0]

/** A studio picture in the form of posts and stories. */
export function pictureOf(scene: string): PostPicture {
  const shot = pictureFile(scene)
  const alt = altOf(scene)
  if (!shot || alt === undefined) throw new Error(`There is no scene ${scene}, or no words for it`)
  const video = videoOf(scene)
  return { url: shot.url, width: shot.width, height: shot.height, blur: shot.blur ?? '', alt, ...(video && { video }) }
}
