import { shopCurrency } from '#contract/currency.ts'

const codes = new Set(Intl.supportedValuesOf('currency'))
const signs = new Map<string, readonly string[]>()

/** How amounts in a currency are marked, longest first: "US$", "USD", "$". */
function signsOf(currency: string): readonly string[] {
  const known = signs.get(currency)
  if (known) return known
  const shown = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    ['en', 'en-AU', 'bn'].flatMap((locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  )
  const made = [...new Set([currency, ...shown])].toSorted((a, b) => b.length - a.length)
  signs.set(currency, made)
  return made
}

/** An amount as a file has it, without the shop's own sign or code before or after it. */
export function withoutOwnSign(text: string): string {
  const bare = text.normalize('NFKC').trim()
  for (const sign of signsOf(shopCurrency())) {
    if (bare.startsWith(sign)) return bare.slice(sign.length).trimStart()
    if (bare.endsWith(sign)) return bare.slice(0, -sign.length).trimEnd()
  }
  return bare
}

/** The sign or code of another currency beside a number, such as "₹" or "INR"; undefined if there's none. */
export function foreignSign(text: string): string | undefined {
  const [, before, after] = /^([^\d.,+-]*)\s*[\d.,+-][\d.,\s]*([^\d.,]*)$/u.exec(withoutOwnSign(text)) ?? []
  return [before, after].map((part) => part?.trim() ?? '').find((part) => codes.has(part) || /\p{Sc}/u.test(part))
}
