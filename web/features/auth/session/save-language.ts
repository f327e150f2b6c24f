import type { Customer } from '#contract/customers/customers.ts'
import { locales } from '#contract/locales.ts'
import { signed, updateCustomer, useSession } from './session.ts'

/** Saves in which language the customer reads the shop, as mails to them are in it: once the session is confirmed. */
export function saveLanguage(): void {
  const { customer } = useSession.getState()
  if (customer) return saveLocale(customer)
  const stop = useSession.subscribe((now) => {
    if (!now.customer) return
    stop()
    saveLocale(now.customer)
  })
}

/** Where that fails, the next page saves it. */
function saveLocale(customer: Customer): void {
  const locale = locales.find((one) => one === document.documentElement.lang)
  if (locale && locale !== customer.locale) void updateCustomer(signed('PATCH /user', { locale })).catch(() => undefined)
}
