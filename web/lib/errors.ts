import { StatusError } from './router/outcome.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useShop } from './shop.ts'
import { textOf, type Translate, useText } from './text.ts'

/** The HTTP status of a page whose loader failed: 404 for something missing, 503 for an outage. */
export function statusOf(error: unknown): 404 | 500 | 503 {
  const status = isRefusal(error) || error instanceof StatusError ? error.status : 500
  if (status === 404 || status === 422) return 404
  return status === 503 || status === 429 ? 503 : 500
}

/** The refusals whose text is in `common`, for cases in which nothing else can be loaded. The others are in `errors`. */
const early = ['SERVER_ERROR', 'SERVICE_UNAVAILABLE'] as const satisfies RefusalCode[]
const isEarly = (code: RefusalCode): code is (typeof early)[number] => early.some((one) => one === code)

interface Texts {
  locale: string
  common: Translate<'common'>
  errors: Translate<'errors'>
}

/** The message for any error thrown by a call. */
function errorMessageOf(error: unknown, { locale, common, errors }: Texts): string {
  if (!isRefusal(error)) return common('errors.SERVER_ERROR')
  const { code, status, retryAfter, message } = error
  if (status === 429 && retryAfter) return waitMessage(retryAfter, common)
  if (isEarly(code)) return common(`errors.${code}`)
  const translated = errors(code)
  if (translated !== code) return translated
  // A newer server may have refusals this page doesn't know, and the texts may not have loaded. The API speaks English.
  return (locale === 'en' && message) || common('errors.SERVER_ERROR')
}

function waitMessage(seconds: number, t: Translate<'common'>): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? t('errors.waitMinutes', { count: minutes }) : t('errors.wait', { count: seconds })
}

/** Returns a function for error messages in the shop's language, including how long to wait if the server says so. */
export function useErrorMessage(): (error: unknown) => string {
  const texts = { locale: useShop().locale, common: useText('common'), errors: useText('errors') }
  return (error) => errorMessageOf(error, texts)
}

/** The message for a refusal's code; on the server, where all texts are loaded. */
export function useRefusalText(): (code: RefusalCode) => string {
  const common = useText('common')
  const errors = useText('errors')
  return (code) => (isEarly(code) ? common(`errors.${code}`) : errors(code))
}

/** As `useErrorMessage`, outside components. Browser only. */
export const errorMessage = (error: unknown): string =>
  errorMessageOf(error, { locale: document.documentElement.lang, common: textOf('common'), errors: textOf('errors') })
