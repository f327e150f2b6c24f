import { useEffect } from 'react'
import { ToastContainer, toast as show } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { hearToasts, type Toast } from '#web/lib/toast.ts'

const autoCloseMs = 5000
const dragPercent = 80

/** Shows what waited while this was loading, then hears for itself. */
export default function Toaster({ first, onThere }: { first: Toast[]; onThere: () => void }) {
  useEffect(() => {
    for (const { kind, text } of first) show[kind](text)
    onThere()
    return hearToasts(({ kind, text }) => show[kind](text))
    // Only once: `first` is what waited when this was loaded.
  }, [])
  return <ToastContainer position="bottom-right" autoClose={autoCloseMs} theme="light" pauseOnHover pauseOnFocusLoss draggable draggablePercent={dragPercent} />
}
