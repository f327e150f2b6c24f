import { useLangOf } from '#web/lib/labels.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { Faq } from '#contract/content.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { Documents } from '#web/features/content/documents.tsx'
import { Head } from '#web/lib/head.tsx'
import { JsonLd } from '#web/lib/json-ld.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { faqJson } from './faq-json.ts'
import { SearchForm } from './search-form.tsx'

interface FaqData {
  faq: Faq
  q: string
}

export async function loader({ request }: LoaderFunctionArgs): Promise<FaqData> {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, limits.search.max)
  return { faq: await call('GET /public/faq', q ? { q } : {}), q }
}

/** Frequent questions; the search is a form that works without script. */
export function Component() {
  const { faq, q } = useLoaderData<FaqData>()
  const t = useText('content')
  const lang = useLangOf()(faq)
  const count = faq.groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <Head title={faq.title} description={faq.description} path={urls.faq()} hidden={q !== ''} />
      {q === '' && <JsonLd data={import.meta.env.SSR ? faqJson(faq) : {}} />}
      <div className="wrap pt-10 md:pt-16">
        <h1 lang={lang} className="display text-3xl text-balance">
          {faq.title}
        </h1>
        <p lang={lang} className="mt-5 max-w-[34em] text-lg text-quiet">
          {faq.description}
        </p>
        <SearchForm q={q} />
        {q !== '' && (
          <p role="status" className="mt-6 text-quiet">
            {t('faq.found', { count })}
          </p>
        )}
        {count === 0 ? <Nothing /> : <Groups faq={faq} open={q !== '' && count <= 3} />}
        <Still />
        <Documents except={urls.faq()} />
      </div>
    </>
  )
}

function Groups({ faq, open }: { faq: Faq; open: boolean }) {
  return (
    <div className="mt-10 grid gap-12">
      {faq.groups.map(({ title, items }) => (
        <section key={title} className="gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
          <h2 className="display mb-2 text-xl">{title}</h2>
          <div className="max-w-[46rem] border-t border-ink">
            {items.map(({ id, question, html }) => (
              <details key={id} id={id} open={open} className="question">
                <summary>
                  <h3>{question}</h3>
                </summary>
                <div className="prose prose-small pb-6" dangerouslySetInnerHTML={{ __html: html }} />
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Nothing() {
  const t = useText('content')
  return (
    <div className="mt-8">
      <EmptyState level="h2" title={t('faq.none')} text={t('faq.noneText')}>
        <ButtonLink to={urls.faq()} look="secondary">
          {t('faq.all')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function Still() {
  const t = useText('content')
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-card bg-studio p-6 md:p-10">
      <div>
        <h2 className="display text-xl">{t('faq.still')}</h2>
        <p className="mt-2 text-quiet">{t('faq.stillText')}</p>
      </div>
      <ButtonLink to={urls.contact()}>{t('faq.write')}</ButtonLink>
    </section>
  )
}
