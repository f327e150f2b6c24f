import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { loadText } from '#web/lib/text.ts'
import { ViewBanner } from './view-banner.tsx'
import { readView } from './view.ts'

/** Shows a banner in this tab if it's a staff view. It has a React root of its own, because pages don't know about views. */
export async function showView(): Promise<void> {
  const view = readView()
  if (!view) return
  await loadText(document.documentElement.lang, ['view-as'])
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(createElement(ViewBanner, { view }))
}
