import { loadText, type TextGroup } from './text.ts'

/** Code that comes with text groups which the page didn't load: for parts that are opened later. */
export async function withText<T>(groups: readonly TextGroup[], code: Promise<T>): Promise<T> {
  return (await Promise.all([code, loadText(document.documentElement.lang, groups)]))[0]
}
