/** Words that stay in Latin letters on a page in Bengali, with the reason. */
const latinWords: Record<string, string[]> = {
  'the name of something outside the shop': [
    ...[
      'JavaScript',
      'Stripe',
      'Visa',
      'Mastercard',
      'American Express',
      'PayPal',
      'Google',
      'Apple',
      'Facebook',
      'WhatsApp',
      'Android',
      'iOS',
    ],
    ...['Telegram', 'Instagram', 'GitHub', 'PDF', 'RSS', 'Atom', 'DOTS', 'WordPress', 'App Store', 'Play'],
  ],
  'an abbreviation or a mark that Bengali uses as it is': [
    ...['VO₂max', 'IU', 'PSI', 'REM', 'DHT', 'ANT', 'AA', 'USD', 'JPEG', 'PNG', 'WebP', 'GIF', 'AVIF', 'https', 'kg', 'lb', 'OR'],
  ],
  'its own name for readers of it': ['English'],
  'a size, a unit or a standard, as printed on the thing': [
    ...[
      'EU',
      'US',
      'UK',
      'XS',
      'XL',
      'XXL',
      'mAh',
      'USB-C',
      'IPX4',
      'PVC',
      'EPP',
      'EVA',
      'BPA',
      'GPS',
      'LCD',
      'TPU',
      'DHA',
      'EPA',
      'VAT',
      'SKU',
    ],
  ],
}
const latin = new RegExp(
  `(?<![A-Za-z])(?:${Object.values(latinWords)
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![A-Za-z])`,
  'g',
)
/** Codes, addresses and names of people: nothing of them is a sentence. */
const codes = [/\S+@\S+|@[\w.]+/g, /https?:\S+/g, /#\S+/g, /\b[A-Z]{2,4}(?:-[A-Z0-9]+)+\b/g, /\p{L}[\p{L}'-]+ \p{Lu}\.(?!\p{L})/gu]

/** The English words of a text; `names`: what is called so in every language. */
export function englishIn(text: string, names: string[] = []): string[] {
  let rest = text
  for (const name of names) rest = rest.replaceAll(name, ' ')
  for (const code of codes) rest = rest.replace(code, ' ')
  return rest.replace(latin, ' ').match(/[A-Za-z]{2,}/g) ?? []
}

/** What a page says: its texts, and what it says to those who don't see it. Without scripts, and without what is marked as another language's. */
export function wordsOf(html: string): string[] {
  const body = html.replace(/<(script|style|svg|code)\b[\s\S]*?<\/\1>/g, '').replace(/<noscript>|<\/noscript>/g, '')
  const texts = [...body.matchAll(/>([^<]+)/g)].map(([, text]) => text!)
  const attributes = [...body.matchAll(/ (?:alt|title|aria-label|placeholder)="([^"]+)"/g)].map(([, text]) => text!)
  const described = [...body.matchAll(/<meta (?:name|property)="(?:description|og:title|og:description|og:image:alt)" content="([^"]+)"/g)]
  return [...texts, ...attributes, ...described.map(([, text]) => text!)].map(plain).filter((text) => text !== '')
}

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim()
