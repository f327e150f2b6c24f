import { urls } from '#contract/urls.ts'
import { StoryPicture } from '#web/features/blog/story-picture.tsx'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { CachedList } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ArrangedSection } from './load.ts'
import { Title } from './title.tsx'

interface Props {
  section: ArrangedSection
}

/** Products chosen by staff, or the bestsellers of a category. */
export function CardSection({ section: { id, title, text, cards, path, linkText, target } }: Props) {
  const t = useText('landing')
  if (cards.length === 0) return null
  const to = path ?? (target === null ? null : urls.collection(target))
  return (
    <section aria-labelledby={id} className="wrap">
      <Title id={id} title={title || t('picks.title')} text={text} {...(to !== null && { to, more: linkText || t('picks.all') })} />
      <CachedList className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 md:gap-x-6" items={cards} name={() => 'bare card'}>
        {(card) => <ProductCard card={card} />}
      </CachedList>
    </section>
  )
}

/** An article of the journal, large. */
export function ArticleSection({ section: { id, title, text, story } }: Props) {
  if (!story) return null
  return (
    <section aria-labelledby={id} className="wrap grid items-center gap-8 md:grid-cols-2">
      <StoryPicture story={story} />
      <div>
        <h2 id={id} className="display text-2xl text-balance wrap-anywhere">
          <Link to={urls.blog(story.slug)} className="hover:underline">
            {title || story.title}
          </Link>
        </h2>
        <p className="mt-3 max-w-[34em] wrap-anywhere">{text || story.description}</p>
      </div>
    </section>
  )
}

/** A quotation. */
export function QuoteSection({ section: { text, by, picture } }: Props) {
  if (!text) return null
  return (
    <section className="wrap">
      <figure className={`grid items-center gap-8 ${picture ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : ''}`}>
        {picture && <Picture {...picture} shown="tile" className="aspect-square w-full rounded-card bg-studio object-cover" />}
        <div>
          <blockquote className="display text-2xl text-balance wrap-anywhere md:text-3xl">{text}</blockquote>
          {by && <figcaption className="mt-4 text-quiet wrap-anywhere">{by}</figcaption>}
        </div>
      </figure>
    </section>
  )
}

/** A headline, a text and a picture. */
export function TextSection({ section: { id, title, text, path, linkText, picture } }: Props) {
  if (!title && !text) return null
  return (
    <section aria-labelledby={title ? id : undefined} className={`wrap grid items-center gap-8 ${picture ? 'md:grid-cols-2' : ''}`}>
      <div>
        {title && (
          <h2 id={id} className="display text-2xl text-balance wrap-anywhere">
            {title}
          </h2>
        )}
        {text && <p className="mt-3 max-w-[38em] whitespace-pre-line wrap-anywhere md:text-lg">{text}</p>}
        {path !== null && (
          <div className="mt-6">
            <ButtonLink to={path} look="secondary">
              {linkText || title}
            </ButtonLink>
          </div>
        )}
      </div>
      {picture && <Picture {...picture} shown="tile" className="aspect-[4/3] w-full rounded-card bg-studio object-cover" />}
    </section>
  )
}
