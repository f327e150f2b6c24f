import type { BlogSummary } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'
import { StoryMeta } from '#web/features/blog/story-meta.tsx'
import { StoryPicture } from '#web/features/blog/story-picture.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useLangOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { StaffTexts } from './load.ts'
import { Title } from './title.tsx'

/** The newest article large, three more beside it. */
export function Journal({ stories, own }: { stories: BlogSummary[]; own?: StaffTexts }) {
  const t = useText('landing')
  const [first, ...others] = stories
  if (!first) return null
  return (
    <section aria-labelledby="journal" className="wrap">
      <Title
        id="journal"
        title={own?.title || t('journal.title')}
        text={own?.text || t('journal.text')}
        to={urls.blogs()}
        more={t('journal.all')}
      />
      <div className="grid gap-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CachedFragment name="landing lead" tag="div" cacheKey={first}>
          {() => <Large story={first} />}
        </CachedFragment>
        <ul className="grid content-start">
          {others.map((story) => (
            <CachedFragment
              key={story.id}
              name="landing story"
              tag="li"
              className="border-b border-line pb-6 not-first:pt-6 last:border-0"
              cacheKey={story}
            >
              {() => <Small story={story} />}
            </CachedFragment>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Large({ story }: { story: BlogSummary }) {
  const lang = useLangOf()(story)
  return (
    <article className="story">
      <StoryPicture story={story} shown="scene" className="md:aspect-[16/9]" />
      <h3 lang={lang} className="display mt-5 text-2xl text-balance">
        <Link to={urls.blog(story.slug)}>{story.title}</Link>
      </h3>
      <p lang={lang} className="mt-3 max-w-[36em]">
        {story.description}
      </p>
      <StoryMeta story={story} className="mt-3" />
    </article>
  )
}

function Small({ story }: { story: BlogSummary }) {
  const lang = useLangOf()(story)
  return (
    <article className="story grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5 lg:grid-cols-[10rem_minmax(0,1fr)]">
      <StoryPicture story={story} />
      <div>
        <h3 lang={lang} className="font-semibold md:text-lg">
          <Link to={urls.blog(story.slug)}>{story.title}</Link>
        </h3>
        <StoryMeta story={story} className="mt-1" />
      </div>
    </article>
  )
}
