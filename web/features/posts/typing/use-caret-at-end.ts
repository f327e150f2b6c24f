import { type RefObject, useLayoutEffect } from 'react'

/** Puts the caret of a field that opens with a text at its end: browsers put it at the start. */
export function useCaretAtEnd(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const end = field.current?.value.length ?? 0
    field.current?.setSelectionRange(end, end)
  }, [field])
}
