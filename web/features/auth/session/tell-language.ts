import type { Customer } from '#contract/customers/customers.ts'
import { locales } from '#contract/locales.ts'
import { signed, updateCustomer, useSession } from './session.ts'

/** The shop writes to customers in the language that they read it in last: told once it's known who is here. */
export function tellLanguage(): void {
  const { customer } = useSession.getState()
  if (customer) return tell(customer)
  const stop = useSession.subscribe((now) => {
    if (!now.customer) return
    stop()
    tell(now.customer)
  })
}

/** Nothing is lost where that fails: it's told with the next page. */
function tell(customer: Customer): void {
  const locale = locales.find((one) => one === document.documentElement.lang)
  if (locale && locale !== customer.locale) void updateCustomer(signed('PATCH /user', { locale })).catch(() => undefined)
}
