import type { Locale } from '#contract/locales.ts'

type Names = Record<Locale, string>

const browsers: [sign: RegExp, names: Names][] = [
  [/\bEdgi?A?(OS)?\//, { en: 'Edge', bn: 'এজ' }],
  [/\b(OPR|Opera)\//, { en: 'Opera', bn: 'অপেরা' }],
  [/\bSamsungBrowser\//, { en: 'Samsung Internet', bn: 'স্যামসাং ইন্টারনেট' }],
  [/\b(Firefox|FxiOS)\//, { en: 'Firefox', bn: 'ফায়ারফক্স' }],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, { en: 'Chrome', bn: 'ক্রোম' }],
  [/\bVersion\/.*\bSafari\//, { en: 'Safari', bn: 'সাফারি' }],
]
const systems: [sign: RegExp, names: Names][] = [
  [/\biPhone\b/, { en: 'iPhone', bn: 'আইফোন' }],
  [/\biPad\b/, { en: 'iPad', bn: 'আইপ্যাড' }],
  [/\bAndroid\b/, { en: 'Android', bn: 'অ্যান্ড্রয়েড' }],
  [/\bCrOS\b/, { en: 'ChromeOS', bn: 'ক্রোমওএস' }],
  [/\bWindows\b/, { en: 'Windows', bn: 'উইন্ডোজ' }],
  [/\bMac OS X\b|\bMacintosh\b/, { en: 'Mac', bn: 'ম্যাক' }],
  [/\bLinux\b/, { en: 'Linux', bn: 'লিনাক্স' }],
]

/** Describes a User-Agent header in familiar words: "Firefox, Linux". Other programs get their own name, an empty header an empty text. */
export function describeDevice(agent: string, locale: Locale): string {
  const found = [browsers, systems].flatMap((table) => table.find(([sign]) => sign.test(agent))?.[1][locale] ?? [])
  return found.length > 0 ? found.join(', ') : (/^[\w .-]{1,30}/.exec(agent)?.[0] ?? '').trim()
}
