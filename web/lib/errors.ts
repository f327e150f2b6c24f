import { isRouteErrorResponse } from 'react-router'
import { isRefusal } from '#contract/refusal.ts'
import { type Translate, useText } from './text.ts'

/** The status a page answers with when its loader failed: what is not there is 404, a part that is down 503. */
export function statusOf(error: unknown): 404 | 500 | 503 {
  const status = isRefusal(error) || isRouteErrorResponse(error) ? error.status : 500
  if (status === 404 || status === 422) return 404
  return status === 503 || status === 429 ? 503 : 500
}

/** The sentence for a person of whatever was thrown by a call. */
export function sentenceOf(error: unknown, t: Translate<'common'>): string {
  const key = `errors.${isRefusal(error) ? error.code : 'SERVER_ERROR'}` as const
  const sentence = t(key)
  // A newer server may know more refusals than this page.
  return sentence === key && isRefusal(error) ? error.message : sentence
}

export function useSentence(): (error: unknown) => string {
  const t = useText('common')
  return (error) => sentenceOf(error, t)
}
