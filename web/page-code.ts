import type { ComponentType } from 'react'
import { importOwn } from './lib/own-files.ts'
import type { LoaderFunction, ShouldRevalidateFunction } from './lib/router/route.ts'

export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

export const loadPageList = () => import('./page-list.ts')

/** Loads web/pages/<name>/page.tsx. */
export const loadPageCode = async (name: string): Promise<PageModule> =>
  (await importOwn<PageModule>(`web/pages/${name}/page.tsx`)) ?? findPage(name)

async function findPage(name: string): Promise<PageModule> {
  const load = (await loadPageList()).pages[`./pages/${name}/page.tsx`]
  if (!load) throw new Error(`web/pages/${name}/page.tsx is missing`)
  return load()
}
