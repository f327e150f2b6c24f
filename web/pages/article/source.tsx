import type { Blog } from '#contract/blogs.ts'
import { useText } from '#web/lib/text.ts'

/** The article's original publication. */
export function Source({ source }: { source: NonNullable<Blog['source']> }) {
  const t = useText('blog')
  return (
    <p className="prose mx-auto mt-10 border-t border-line pt-5 text-quiet">
      {t('original', { source: source.name })}{' '}
      <a href={source.url} rel="noopener" className="inline-flex min-h-11 items-center">
        {t('readOriginal')}
      </a>
    </p>
  )
}
