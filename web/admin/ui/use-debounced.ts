import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for `ms` milliseconds: for requests that follow what is typed. */
export function useDebounced<T>(value: T, ms = 300): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
