import type { Blog } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'
import { useOrigin } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'

/** Links that share the article; nothing is loaded from third parties until one is pressed. */
export function Share({ article: { slug, title } }: { article: Blog }) {
  const t = useText('blog')
  const url = encodeURIComponent(useOrigin() + urls.blog(slug))
  const text = encodeURIComponent(title)
  const ways = [
    ['email', `mailto:?subject=${text}&body=${url}`],
    ['whatsapp', `https://wa.me/?text=${text}%20${url}`],
    ['x', `https://x.com/intent/post?text=${text}&url=${url}`],
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ] as const
  return (
    <details className="chip-menu">
      <summary className="chip-link">{t('share')}</summary>
      <ul>
        {ways.map(([way, to]) => (
          <li key={way}>
            <a href={to} target="_blank" rel="noopener noreferrer">
              {t(`shareBy.${way}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
