import type { BlogSummary } from '#contract/blogs.ts'
import type { Article } from './article.ts'

const shown = 3

/** Articles to read next: first those about the same products, then those of the same category, then the newest. */
export function relatedTo(article: Article, published: Article[]): BlogSummary[] {
  const nearness = ({ summary, productNames }: Article): number =>
    productNames.filter((name) => article.productNames.includes(name)).length * 2 + Number(summary.category === article.summary.category)
  return published
    .filter((other) => other !== article)
    .map((other, age) => ({ other, age, near: nearness(other) }))
    .sort((a, b) => b.near - a.near || a.age - b.age)
    .slice(0, shown)
    .map(({ other }) => other.summary)
}
