import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { ContentPage } from '#contract/content.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { Documents } from '#web/features/content/documents.tsx'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'

type ContactData = { page: ContentPage } & ({ sent: true } | ({ sent: false } & ContactFormProps))

export async function loader({ request }: LoaderFunctionArgs): Promise<ContactData> {
  const query = new URL(request.url).searchParams
  const page = await call('GET /public/pages/:name', { name: 'contact' })
  if (query.has('sent')) return { page, sent: true }
  const { formToken } = await call('GET /public/contact', {})
  const { posted } = request
  const values = posted?.values ?? {
    topic: query.get('topic') ?? '',
    orderNumber: (query.get('order') ?? '').slice(0, limits.contact.orderNumber),
  }
  return { page, sent: false, formToken, values, problem: posted?.code ? { code: posted.code, fields: Object.keys(posted.errors) } : null }
}

/** The contact form, which works without script, and its result. */
export function Component() {
  const data = useLoaderData<ContactData>()
  const t = useText('contact')
  const { page } = data
  return (
    <>
      <Head title={t('title')} description={page.description} path={data.sent ? undefined : urls.contact()} />
      <div className="wrap pt-10 md:pt-16">
        <h1 className="display text-3xl text-balance">{data.sent ? t('sent') : t('title')}</h1>
        {data.sent ? (
          <>
            <p role="status" className="mt-5 max-w-[34em] text-lg">
              {t('sentText')}
            </p>
            <ButtonLink to={urls.contact()} look="secondary" reloadDocument className="mt-8">
              {t('again')}
            </ButtonLink>
          </>
        ) : (
          <div className="gap-16 lg:grid lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
            <div>
              <p className="mt-5 text-lg text-quiet">{page.description}</p>
              <ContactForm {...data} />
            </div>
            <div
              className="prose prose-small mt-12 self-start rounded-card bg-studio p-6 lg:mt-8"
              dangerouslySetInnerHTML={{ __html: page.html }}
            />
          </div>
        )}
        <Documents except={urls.contact()} />
      </div>
    </>
  )
}
