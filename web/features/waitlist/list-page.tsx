import type { Picture as Shot } from '#contract/product.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { urls } from '#contract/urls.ts'
import { Head } from '#web/lib/head.tsx'
import { localPath } from '#web/lib/locale-path.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { JoinForm, type MailingList } from './join-form.tsx'

type Purpose = 'confirm' | 'unsubscribe'

type ListData<Outcome extends string> =
  | { view: 'outcome'; outcome: Outcome }
  | { view: 'ask'; purpose: Purpose; token: string }
  | { view: 'form'; email: string; code: RefusalCode | null; badLink: boolean }

/** The state after a form or a mailed link. A link only shows a button, because mail scanners open links and must not confirm anything. */
export function loadList<Outcome extends string>({ request }: LoaderFunctionArgs, outcomes: readonly Outcome[]): ListData<Outcome> {
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

interface Outcomes {
  waitlist: 'confirm' | 'known' | 'unsubscribed' | 'subscribed' | 'left'
  newsletter: 'confirm' | 'subscribed' | 'unsubscribed'
}

/** The page of a list: its form, the button for a link in its mails, and the result. Needs the group "landing". */
export function ListPage<L extends MailingList>({ list, data, picture }: { list: L; data: ListData<Outcomes[L]>; picture: Shot | null }) {
  const t = useText('landing')
  return (
    <div data-list={list} className="wrap gap-16 pt-12 md:pt-24 lg:grid lg:grid-cols-2 lg:items-center lg:pt-8">
      <Head title={t(`${list}.pageTitle`)} />
      <div className="max-w-[44rem]">
        {data.view === 'outcome' && <OutcomeText list={list} outcome={data.outcome} />}
        {data.view === 'ask' && <Ask list={list} purpose={data.purpose} token={data.token} />}
        {data.view === 'form' && <Form list={list} {...data} />}
      </div>
      {picture && (
        <div className="relative hidden aspect-5/4 overflow-hidden rounded-card bg-studio lg:block">
          <Picture
            {...picture}
            shown="scene"
            className={`absolute inset-0 size-full object-cover ${picture.tone === 'light' ? 'dark:opacity-60' : ''}`}
          />
        </div>
      )}
    </div>
  )
}

function OutcomeText({ list, outcome }: { list: MailingList; outcome: string }) {
  const t = useText('landing')
  const hasLeft = outcome === (list === 'waitlist' ? 'left' : 'unsubscribed')
  // The text keys differ by list, so the type names one of them in place of all.
  const state = outcome as 'confirm'
  return (
    <>
      <h1 className="display text-3xl text-balance">{t(`${list}.states.${state}`)}</h1>
      <p role="status" className="mt-5 text-lg">
        {t(`${list}.states.${state}Text`)}
      </p>
      {hasLeft && <JoinForm list={list} />}
      <div className="mt-8 flex flex-wrap gap-3">
        {/* Below the form, which has the page's primary button. */}
        <ButtonLink to={urls.blogs()} look={hasLeft ? 'secondary' : 'primary'}>
          {t(`${list}.readOn`)}
        </ButtonLink>
        <ButtonLink to={urls.home()} look="secondary">
          {t(`${list}.back`)}
        </ButtonLink>
      </div>
    </>
  )
}

function Ask({ list, purpose, token }: { list: MailingList; purpose: Purpose; token: string }) {
  const t = useText('landing')
  const { name: shop } = useShop()
  return (
    <>
      <h1 className="display text-3xl text-balance">{t(`${list}.${purpose}.title`)}</h1>
      <p className="mt-5 text-lg">{t(`${list}.${purpose}.text`, { shop })}</p>
      <form method="post" action={localPath(`/${list}`)} className="mt-8">
        <input type="hidden" name={purpose} value={token} />
        <Button type="submit">{t(`${list}.${purpose}.button`)}</Button>
      </form>
    </>
  )
}

function Form({ list, email, code, badLink }: { list: MailingList; email: string; code: RefusalCode | null; badLink: boolean }) {
  const t = useText('landing')
  const { name: shop } = useShop()
  const problem = badLink ? t(`${list}.badLink`) : code === 'INVALID_INPUT' ? t(`${list}.wrongEmail`) : code && t(`${list}.tooMany`)
  return (
    <>
      <h1 className="display text-3xl text-balance">{t(`${list}.pageTitle`)}</h1>
      <p className="mt-5 text-lg">{t(`${list}.text`, { shop })}</p>
      <JoinForm list={list} email={email} problem={problem} />
    </>
  )
}
