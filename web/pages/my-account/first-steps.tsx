import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** First steps for a new customer, each with its state. */
export function FirstSteps({ customer: { addresses, handle } }: { customer: Customer }) {
  const t = useText('my-account')
  const steps = [
    { name: 'shop', to: urls.collection(), done: false },
    { name: 'address', to: addresses.length > 0 ? urls.addresses() : urls.addresses('new'), done: addresses.length > 0 },
    { name: 'profile', to: urls.profile(), done: handle !== null },
  ] as const
  return (
    <section aria-labelledby="first-steps" className="rounded-card bg-studio px-5 pt-8 pb-3 md:px-10 md:pt-10 md:pb-6">
      <h2 id="first-steps" className="display text-xl">
        {t('overview.start.title')}
      </h2>
      <p className="mt-2 text-quiet">{t('overview.start.text')}</p>
      <ul className="mt-6 divide-y divide-line border-t border-line">
        {steps.map(({ name, to, done }) => (
          <li key={name}>
            <Link to={to} className="group flex items-center gap-4 py-4">
              <span className="grow">
                <span className="block font-medium decoration-ember decoration-2 underline-offset-4 group-hover:underline">
                  {t(`overview.start.${name}.title`)}
                </span>
                <span className="block text-sm text-quiet">{t(`overview.start.${name}.text`)}</span>
              </span>
              {done ? (
                <span className="inline-flex items-center gap-1.5 text-sm font-medium">
                  <Icon name="check" className="size-4" />
                  {t('overview.start.done')}
                </span>
              ) : (
                <Icon name="arrow" className="size-5 shrink-0" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
