import { useState } from 'react'

/** A field that a button opens; the button gets the focus back when the field closes. */
export function useFieldButton() {
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed')
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('left'),
    button: { autoFocus: state === 'left', onClick: () => setState('open') },
  }
}
