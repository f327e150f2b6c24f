import type { ComponentType } from 'react'
import { onFirstInteraction } from './lib/on-first-interaction.ts'
import type { LoaderFunction, ShouldRevalidateFunction } from './lib/router/route.ts'

export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

const loadList = () => import('./page-list.ts')

/** Loads web/pages/<name>/page.tsx. The document names the file of its own page; all others are found in the list. */
export async function loadPageCode(name: string): Promise<PageModule> {
  const { page, file } = globalThis.document?.getElementById('data')?.dataset ?? {}
  if (file && page === name) return import(/* @vite-ignore */ file) as Promise<PageModule>
  const load = (await loadList()).pages[`./pages/${name}/page.tsx`]
  if (!load) throw new Error(`web/pages/${name}/page.tsx is missing`)
  return load()
}

/** Loads the list once someone begins to use the page, so that links needn't wait for it. If it can't be loaded, a link tries again. */
export const loadListOnUse = (): unknown => onFirstInteraction(() => void loadList().catch(() => undefined))
