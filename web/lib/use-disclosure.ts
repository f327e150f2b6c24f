import { useRef, useState } from 'react'

/** What opens below a button, which has the focus again when it closes. The button takes `button` as its props. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    ref.current?.focus()
  }
  return { open, close, button: { ref, 'aria-expanded': open, onClick: () => setOpen(!open) } }
}
