import { loadText, type TextGroup } from './text.ts'

/** Loads code together with text groups that the page doesn't have, for parts that are opened later. */
export async function withText<T>(groups: readonly TextGroup[], code: Promise<T>): Promise<T> {
  return (await Promise.all([code, loadText(document.documentElement.lang, groups)]))[0]
}
