import { type Fit, fits } from '#contract/size-fit.ts'

interface Draft {
  rating: number
  fit: Fit | null
  text: string
}

const keyOf = (of: string) => `review-draft ${of}`

/** The draft from before a reload. Stored per tab, and removed with the session. `stars` from a link take precedence. */
export function loadDraft(of: string, stars: number): Partial<Draft> {
  if (typeof sessionStorage === 'undefined') return {}
  try {
    const { rating, fit, text } = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? '{}') as Partial<Draft>
    return {
      ...(typeof text === 'string' && { text }),
      ...((fit === null || (fit && fits.includes(fit))) && { fit }),
      ...(stars === 0 && typeof rating === 'number' && rating >= 0 && rating <= 5 && { rating }),
    }
  } catch {
    return {}
  }
}

/** Failures are ignored: the form still has the text. */
export function saveDraft(of: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify(draft))
  } catch {}
}

export function clearDraft(of: string): void {
  try {
    sessionStorage.removeItem(keyOf(of))
  } catch {}
}
