import { urls } from '#contract/urls.ts'
import { LoadedBar } from '#web/features/posts/record/loaded-bar.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PopularPosts } from './popular.tsx'

const exampleKilograms = 180

/** For visitors: what the newsfeed is, and the posts that are popular in it. */
export function Visitor() {
  const t = useText('posts')
  return (
    <>
      <Welcome />
      <section aria-labelledby="popular-now" className="mx-auto mt-12 grid max-w-[38.75rem] gap-5">
        <div>
          <h2 id="popular-now" className="display text-2xl">
            {t('views.popular')}
          </h2>
          <p className="mt-1 text-quiet">{t('visitor.popular')}</p>
        </div>
        <PopularPosts rendered={null} />
      </section>
    </>
  )
}

function Welcome() {
  const t = useText('posts')
  return (
    <section className="overflow-hidden rounded-card bg-studio pt-12 pb-14 md:pt-20 lg:flex lg:items-center lg:justify-between lg:py-16">
      <div className="grid max-w-[40rem] justify-items-start gap-5 px-6 md:px-12">
        <h1 tabIndex={-1} className="display text-3xl text-balance">
          {t('visitor.title')}
        </h1>
        <p className="max-w-[34em] text-lg text-pretty text-quiet">{t('visitor.text')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={urls.signUp(urls.newsfeed())}>{t('visitor.join')}</ButtonLink>
          <ButtonLink to={urls.signIn(urls.newsfeed())} look="secondary">
            {t('visitor.signIn')}
          </ButtonLink>
        </div>
      </div>
      <LoadedBar kilograms={exampleKilograms} className="mt-12 ms-auto h-36 max-w-full shrink-0 md:h-52 lg:mt-0 lg:h-72" />
    </section>
  )
}
