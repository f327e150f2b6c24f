import { useRef, useState } from 'react'

/** A form that opens below its button, which has the focus again when it closes. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    ref.current?.focus()
  }
  return { open, close, button: { ref, 'aria-expanded': open, onClick: () => setOpen(!open) } }
}
