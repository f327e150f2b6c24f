import { type RefObject, useEffect, useState } from 'react'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { withText } from '#web/lib/with-text.ts'
import type { NameListProps } from './name-list.tsx'
import type { Place } from './use-options.ts'

const NameList = lazyPart<NameListProps>(async () => (await withText(['search'], import('./name-list.tsx'))).NameList)
const isSign = /[@#][^\s@#]*$/

/** Suggests people and hashtags while one is typed in a field. The code loads when the first @ or # is typed. */
export function Names({ field, ...place }: Place & { field: RefObject<HTMLTextAreaElement | null> }) {
  const [typedIn, setTypedIn] = useState<HTMLTextAreaElement | null>(null)
  useEffect(() => {
    const input = field.current
    const look = () => input && isSign.test(input.value.slice(0, input.selectionEnd)) && setTypedIn(input)
    input?.addEventListener('input', look)
    return () => input?.removeEventListener('input', look)
  }, [field])
  return typedIn && <NameList field={typedIn} {...place} />
}
