import { switchUrls } from '#contract/switch-urls.ts'
import type { Shop } from '#contract/shop.ts'
import { textIn } from '#web/lib/text.ts'

const row = 'inline-flex min-h-11 max-w-full items-center text-quiet transition-colors hover:text-ink hover:underline lg:min-h-8'
const chosen = ' aria-current="true"'

const drawNav = (label: string, links: string[]): string =>
  `<nav aria-label="${label}" class="flex flex-wrap gap-x-5">${links.join('')}</nav>`

/**
 * The language and currency links of the footer, as HTML that the server adds to pages; undefined for a shop with one of each. The server
 * stores the choice and redirects back, so they work without script.
 */
export function renderSwitches(shop: Shop): string | undefined {
  const t = textIn(shop.locale, 'no-script')
  const languages = shop.locales.length > 1 && drawNav(t('languages'), drawLanguages(shop))
  const currencies = shop.currencies && drawNav(t('currencies'), drawCurrencies(shop, shop.currencies))
  return [languages, currencies].filter(Boolean).join('') || undefined
}

/** Each language is named in itself. */
const drawLanguages = ({ locale, locales }: Shop): string[] =>
  locales.map((one) => {
    const name = new Intl.DisplayNames(one, { type: 'language' }).of(one)
    const look = one === locale ? row : `font-system ${row}`
    return `<a class="${look}" href="${switchUrls.language(one)}" lang="${one}" rel="nofollow"${one === locale ? chosen : ''}>${name}</a>`
  })

/** The inline script marks the chosen currency. */
const drawCurrencies = ({ currency }: Shop, currencies: NonNullable<Shop['currencies']>): string[] =>
  [currency.name, ...currencies.map(({ code }) => code)].map((code) => {
    const look = `${row} aria-[current=true]:font-semibold aria-[current=true]:text-ink`
    const current = code === currency.name ? chosen : ''
    return `<a class="${look}" href="${switchUrls.currency(code)}" rel="nofollow" data-currency="${code}"${current}>${code}</a>`
  })
