import { isRouteErrorResponse } from 'react-router'
import { isRefusal } from '#contract/refusal.ts'
import { textOf, type Translate, useText } from './text.ts'

/** The HTTP status of a page whose loader failed: 404 for something missing, 503 for an outage. */
export function statusOf(error: unknown): 404 | 500 | 503 {
  const status = isRefusal(error) || isRouteErrorResponse(error) ? error.status : 500
  if (status === 404 || status === 422) return 404
  return status === 503 || status === 429 ? 503 : 500
}

/** The message for whatever a call threw. */
function errorMessageOf(error: unknown, t: Translate<'common'>): string {
  if (isRefusal(error) && error.status === 429 && error.retryAfter) return waitMessage(error.retryAfter, t)
  const key = `errors.${isRefusal(error) ? error.code : 'SERVER_ERROR'}` as const
  const message = t(key)
  // A newer server may have refusals this page doesn't know.
  return message === key && isRefusal(error) ? error.message : message
}

function waitMessage(seconds: number, t: Translate<'common'>): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? t('errors.waitMinutes', { count: minutes }) : t('errors.wait', { count: seconds })
}

/** `errorMessage(error)`: a sentence in the shop's language, with how long to wait where the server says so. */
export function useErrorMessage(): (error: unknown) => string {
  const t = useText('common')
  return (error) => errorMessageOf(error, t)
}

/** The same outside components, in the browser. */
export const errorMessage = (error: unknown): string => errorMessageOf(error, textOf('common'))
