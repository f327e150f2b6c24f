import { useRef, useState } from 'react'

/** Content that opens below a button; the button gets the focus back when it closes. Spread `button` into the button's props. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    ref.current?.focus()
  }
  return { open, close, button: { ref, 'aria-expanded': open, onClick: () => setOpen(!open) } }
}
