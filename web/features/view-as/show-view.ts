import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { loadText } from '#web/lib/text.ts'
import { ViewBanner } from './view-banner.tsx'
import { readView } from './view.ts'

/** Shows in this tab that it's a view of staff: in a root of its own, as pages know nothing of it. */
export async function showView(): Promise<void> {
  const view = readView()
  if (!view) return
  await loadText(document.documentElement.lang, ['view-as'])
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(createElement(ViewBanner, { view }))
}
