import { useLangOf } from '#web/lib/labels.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { Picture } from '#contract/product.ts'
import type { ContentPage } from '#contract/content.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { Documents } from '#web/features/content/documents.tsx'
import { Head } from '#web/lib/head.tsx'
import { windowPictureAt } from '#web/lib/shop-window.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'

interface AboutData {
  page: ContentPage
  picture: Picture | null
}

export async function loader(): Promise<AboutData> {
  const [page, picture] = await Promise.all([call('GET /public/pages/:name', { name: 'about' }), windowPictureAt('about')])
  return { page, picture: picture && { ...picture, blur: undefined } }
}

/** The company behind the shop and its purpose: a picture, a sentence, a text. */
export function Component() {
  const { page, picture } = useLoaderData<AboutData>()
  const t = useText('about')
  const lang = useLangOf()(page)
  const words = (
    <div className="wrap relative pt-16 pb-8 lg:py-28">
      <h1 lang={lang} className="display max-w-[9em] text-3xl text-balance lg:text-[3.25rem]">
        {page.title}
      </h1>
      <p lang={lang} className="mt-5 max-w-[24em] md:text-lg">
        {page.description}
      </p>
    </div>
  )
  return (
    <>
      <Head title={t('title')} description={page.description} path={urls.about()} image={picture?.url} />
      {picture ? (
        <Scene picture={picture} first className="lg:min-h-96">
          {words}
        </Scene>
      ) : (
        words
      )}
      <div className="wrap pt-10 md:pt-16">
        <div lang={lang} className="prose mx-auto" dangerouslySetInnerHTML={{ __html: page.html }} />
        <div className="mx-auto mt-10 flex max-w-[42rem] flex-wrap gap-3">
          <ButtonLink to={urls.market()}>{t('shop')}</ButtonLink>
          <ButtonLink to={urls.contact()} look="secondary">
            {t('write')}
          </ButtonLink>
        </div>
        <Documents except={urls.about()} />
      </div>
    </>
  )
}
