import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { staff } from '#web/admin/session/session.ts'
import { useIsPhone } from '#web/admin/table/use-phone.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

type Setup = ApiOutput<'GET /admin/first-steps'>
type Step = Setup['steps'][number]

const places: Partial<Record<Step['name'], string>> = {
  name: adminUrls.settings(),
  contact: adminUrls.settings(),
  seller: adminUrls.settings(),
  currency: adminUrls.settings(),
  policies: adminUrls.texts({ kind: 'page' }),
  product: adminUrls.newProduct(),
  shipping: adminUrls.shipping(),
  tax: adminUrls.tax(),
  team: adminUrls.team(),
}
/** Set once the guide is dismissed in this browser. */
const hiddenKey = 'first-steps-hidden'
const loadSteps = () => staff('GET /admin/first-steps', {})

/** A new shop's remaining setup steps, and a warning that the server has another currency than the shop's prices. */
export function FirstSteps() {
  const t = useText('admin-home')
  const { value } = useAsyncData(loadSteps)
  if (!value) return null
  const { currency: now, currencyBefore: before } = value
  return (
    <>
      {before !== null && (
        <div className="mx-4 mt-4 md:mx-8">
          <Alert tone="bad" title={t('currency.title', { now, before })}>
            {t('currency.text', { before })}
          </Alert>
        </div>
      )}
      <Steps setup={value} />
    </>
  )
}

/**
 * The steps until all are done or dismissed. On phones, and once most are done, they're collapsed, as waiting work comes first. The open ones
 * have a row each, the done ones a line for all.
 */
function Steps({ setup }: { setup: Setup }) {
  const t = useText('admin-home')
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) !== null)
  const isPhone = useIsPhone()
  const { locale } = useShop()
  const left = setup.steps.filter(({ isDone, isBlocked }) => !isDone && !isBlocked)
  if (isHidden || left.length === 0) return null
  const done = setup.steps.filter(({ isDone }) => isDone)
  const hide = () => {
    localStorage.setItem(hiddenKey, 'yes')
    setHidden(true)
  }
  return (
    <details open={!isPhone && left.length > done.length} className="group/fold mx-4 mt-4 rounded-card border border-line px-5 md:mx-8">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 py-2">
        <h2 className="font-semibold">{t('first.title')}</h2>
        <span className="grow text-quiet">{t('first.lead', { count: left.length })}</span>
        <Icon name="chevron" className="size-5 shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-2">
        {setup.steps.map((step) => !step.isDone && <OpenStep key={step.name} step={step} setup={setup} />)}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1">
        <p className="text-sm text-quiet">
          {done.length > 0 &&
            t('first.done', { steps: new Intl.ListFormat(locale).format(done.map(({ name }) => t(`first.step.${name}.title`))) })}
        </p>
        <ActionButton look="bare" className="ms-auto" onClick={hide}>
          {t('first.hide')}
        </ActionButton>
      </div>
    </details>
  )
}

function OpenStep({ step: { name, isBlocked }, setup }: { step: Step; setup: Setup }) {
  const t = useText('admin-home')
  const place = usePlace(setup)
  const { supportEmail: email } = useShop()
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-1.5">
      <span className="min-w-0 py-1.5">
        <StateMark shape="waiting">{t(`first.step.${name}.title`)}</StateMark>
        <span className="block ps-4.5 text-sm text-quiet">
          {isBlocked ? t('first.blocked') : t(`first.step.${name}.text`, { place, email })}
        </span>
      </span>
      {!isBlocked && <Way step={name} />}
    </li>
  )
}

/** The shop's currency and countries, briefly: "EUR, Germany and 4 more". */
function usePlace({ currency, countries }: Setup): string {
  const t = useText('admin-home')
  const { locale } = useShop()
  const country = countryName(countries[0]!, locale)
  const others = countries.length - 1
  return `${currency}, ${others === 0 ? country : t('first.countries', { country, count: others })}`
}

/** A link to the step's screen. Steps that are configured on the server have none. */
function Way({ step }: { step: Step['name'] }) {
  const t = useText('admin-home')
  const to = places[step]
  if (step === 'demo') return <RemoveDemo />
  return to === undefined ? null : <ActionLink to={to}>{t('first.go')}</ActionLink>
}

function RemoveDemo() {
  const t = useText('admin-home')
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    void run(async () => {
      try {
        await staff('POST /admin/demo/remove', {})
        location.reload()
      } catch (error) {
        setAsking(false)
        toastError(error)
      }
    })
  return (
    <>
      <ActionButton look="bare" onClick={() => setAsking(true)}>
        {t('first.removeDemo')}
      </ActionButton>
      <Confirm
        open={isAsking}
        title={t('first.ask.title')}
        text={t('first.ask.text')}
        action={t('first.removeDemo')}
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
