import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { urls } from '#contract/urls.ts'
import { JoinForm } from '#web/features/waitlist/join-form.tsx'
import { Head } from '#web/lib/head.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { localPath } from '#web/lib/locale-path.ts'

const outcomes = ['confirm', 'known', 'unsubscribed', 'subscribed', 'left'] as const
type Outcome = (typeof outcomes)[number]
type Purpose = 'confirm' | 'unsubscribe'

type WaitlistData =
  | { view: 'outcome'; outcome: Outcome }
  | { view: 'ask'; purpose: Purpose; token: string }
  | { view: 'form'; email: string; code: RefusalCode | null; badLink: boolean }

/** What a form or a mail led to. A link of a mail shows a button: programs that look at mails open links, and must not press it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<WaitlistData> {
  if (request.posted) {
    const { values, code } = request.posted
    const badLink = code === 'NOT_FOUND' || ((values['confirm'] ?? values['unsubscribe']) !== undefined && code === 'INVALID_INPUT')
    return { view: 'form', email: values['email'] ?? '', code, badLink }
  }
  const query = new URL(request.url).searchParams
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(purpose)
    if (token) return { view: 'ask', purpose, token: token.slice(0, 200) }
  }
  const outcome = outcomes.find((one) => one === query.get('state'))
  return outcome ? { view: 'outcome', outcome } : { view: 'form', email: '', code: null, badLink: false }
}

export function Component() {
  const data = useLoaderData<WaitlistData>()
  const t = useText('landing')
  return (
    <div className="wrap pt-12 md:pt-24">
      <Head title={t('waitlist.pageTitle')} />
      <div className="max-w-[44rem]">
        {data.view === 'outcome' && <OutcomeText outcome={data.outcome} />}
        {data.view === 'ask' && <Ask purpose={data.purpose} token={data.token} />}
        {data.view === 'form' && <Form {...data} />}
      </div>
    </div>
  )
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  const t = useText('landing')
  return (
    <>
      <h1 className="display text-3xl text-balance">{t(`waitlist.states.${outcome}`)}</h1>
      <p role="status" className="mt-5 text-lg">
        {t(`waitlist.states.${outcome}Text`)}
      </p>
      {outcome === 'left' && <JoinForm />}
      <div className="mt-8 flex flex-wrap gap-3">
        {/* Under the form, that has the page's main button. */}
        <ButtonLink to={urls.blogs()} look={outcome === 'left' ? 'secondary' : 'primary'}>
          {t('waitlist.readOn')}
        </ButtonLink>
        <ButtonLink to={urls.home()} look="secondary">
          {t('waitlist.back')}
        </ButtonLink>
      </div>
    </>
  )
}

function Ask({ purpose, token }: { purpose: Purpose; token: string }) {
  const t = useText('landing')
  const { name: shop } = useShop()
  return (
    <>
      <h1 className="display text-3xl text-balance">{t(`waitlist.${purpose}.title`)}</h1>
      <p className="mt-5 text-lg">{purpose === 'confirm' ? t('waitlist.confirm.text', { shop }) : t('waitlist.unsubscribe.text')}</p>
      <form method="post" action={localPath(urls.waitlist())} className="mt-8">
        <input type="hidden" name={purpose} value={token} />
        <Button type="submit">{t(`waitlist.${purpose}.button`)}</Button>
      </form>
    </>
  )
}

function Form({ email, code, badLink }: { email: string; code: RefusalCode | null; badLink: boolean }) {
  const t = useText('landing')
  const { name: shop } = useShop()
  const problem = badLink ? t('waitlist.badLink') : code === 'INVALID_INPUT' ? t('waitlist.wrongEmail') : code && t('waitlist.tooMany')
  return (
    <>
      <h1 className="display text-3xl text-balance">{t('waitlist.pageTitle')}</h1>
      <p className="mt-5 text-lg">{t('waitlist.text', { shop })}</p>
      <JoinForm email={email} problem={problem} />
    </>
  )
}
