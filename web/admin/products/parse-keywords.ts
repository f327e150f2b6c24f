import { limits } from '#contract/limits.ts'

/** The keywords of a comma-separated text, without duplicates. */
export const parseKeywords = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((word) => word.trim().slice(0, limits.product.keyword))
        .filter(Boolean),
    ),
  ].slice(0, limits.product.keywordsMax)
