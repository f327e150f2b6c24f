import { useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'

/** So many are shown before all of them. */
export const recentMax = 3

type Found = ApiOutput<'GET /user/orders/list'>
export interface Recent {
  /** Null until they are there. */
  found: Found | null
  error: unknown
  retry: () => void
}

/** The newest orders, and how many there are. */
export function useRecentOrders(): Recent {
  const [answer, setAnswer] = useState<{ found: Found | null; error: unknown }>({ found: null, error: null })
  const ask = () =>
    void signed('GET /user/orders/list', { limit: recentMax }).then(
      (found) => setAnswer({ found, error: null }),
      (error: unknown) => setAnswer({ found: null, error }),
    )
  useEffect(ask, [])
  return {
    ...answer,
    retry: () => {
      setAnswer({ found: null, error: null })
      ask()
    },
  }
}
