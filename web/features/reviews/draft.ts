export interface Draft {
  rating: number
  text: string
}

const keyOf = (of: string) => `review-draft ${of}`

/** What was typed here before a reload, in this tab alone: it ends with the tab or the session. `stars` of a link go before it. */
export function loadDraft(of: string, stars: number): Partial<Draft> {
  if (typeof sessionStorage === 'undefined') return {}
  try {
    const { rating, text } = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? '{}') as Partial<Draft>
    return {
      ...(typeof text === 'string' && { text }),
      ...(stars === 0 && typeof rating === 'number' && rating >= 0 && rating <= 5 && { rating }),
    }
  } catch {
    return {}
  }
}

/** Nothing is lost where the browser stores nothing: the form itself has it. */
export function saveDraft(of: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify(draft))
  } catch {}
}

export function forgetDraft(of: string): void {
  try {
    sessionStorage.removeItem(keyOf(of))
  } catch {}
}
