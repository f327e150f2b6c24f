const list = (words: string): string[] => words.split(', ')

/** Words that stay in Latin letters on a Bengali page, each with its reason. */
const latinWords: Record<string, string[]> = {
  'the name of something outside the shop': list(
    'JavaScript, Stripe, Visa, Mastercard, American Express, PayPal, Google, Apple, Facebook, WhatsApp, Android, iOS, Atom, RSS, DOTS, IPF GL',
  ),
  'an abbreviation or a mark that Bengali uses as it is': list(
    'VO₂max, IU, PSI, UTC, REM, DHT, ATP, ANT, AA, USD, JPEG, PNG, WebP, GIF, AVIF, PDF, JSON, GPX, FIT, https, AM, PM, OR',
  ),
  'a size, a unit or a standard, as printed on the thing': list(
    'EU, US, UK, XS, XL, XXL, mAh, USB-C, IPX4, PVC, EVA, BPA, GPS, DHA, EPA, kg, lb',
  ),
  'its own name for readers of it': ['English'],
}
const latin = new RegExp(
  `(?<![A-Za-z])(?:${Object.values(latinWords)
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![A-Za-z])`,
  'g',
)
/** Codes, addresses and people's names, which need no translation. */
const codes = [/\S+@\S+|@[\w.]+/g, /https?:\S+/g, /#\S+/g, /\b[A-Z][A-Z0-9]{1,3}(?:-[A-Z0-9]+)+\b/g, /\p{L}[\p{L}'-]+ \p{Lu}\.(?!\p{L})/gu]

/** The English words in a text; `names` are untranslated names. */
export function findEnglishWords(text: string, names: string[] = []): string[] {
  let rest = text
  for (const code of codes) rest = rest.replace(code, ' ')
  const lower = rest.toLowerCase()
  for (const name of names) if (lower.includes(name.toLowerCase())) rest = rest.replaceAll(new RegExp(escaped(name), 'gi'), ' ')
  return rest.replace(latin, ' ').match(/[A-Za-z]{2,}/g) ?? []
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The visible texts of a page and those for screen readers, without scripts and code. */
export function visibleTextsOf(html: string): string[] {
  const body = html.replace(/<(script|style|svg|code)\b[\s\S]*?<\/\1>/g, '').replace(/<noscript>|<\/noscript>/g, '')
  const texts = [...body.matchAll(/>([^<]+)/g)].map(([, text]) => text!)
  const attributes = [...body.matchAll(/ (?:alt|title|aria-label|placeholder)="([^"]+)"/g)].map(([, text]) => text!)
  const described = [...body.matchAll(/<meta (?:name|property)="(?:description|og:title|og:description|og:image:alt)" content="([^"]+)"/g)]
  return [...texts, ...attributes, ...described.map(([, text]) => text!)].map(plain).filter((text) => text !== '')
}

const entities: Record<string, string> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const plain = (text: string): string => text.replace(/&(?:\w+|#x27);/g, (entity) => entities[entity] ?? entity).trim()
