import { type ComponentType, useEffect, useState } from 'react'
import { onFirstToast, subscribeToToasts } from '#web/lib/toast.ts'

/** Loads the toast container with the first toast. Offline that may fail; then the text is shown without it. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async () => {
      const { default: loaded } = await import('./toast-container.tsx').catch(() => ({ default: PlainToast }))
      setContainer(() => loaded)
    }
    return onFirstToast(() => void load())
  }, [])
  return Container && <Container />
}

function PlainToast() {
  const [text, setText] = useState('')
  const show = (words: string) => {
    setText(words)
    setTimeout(setText, 5000, '')
  }
  useEffect(() => subscribeToToasts((toast) => show(toast.text)), [])
  return (
    <p role="alert" className="fixed bottom-40 z-40 m-4 bg-ink p-4 text-ground empty:hidden">
      {text}
    </p>
  )
}
