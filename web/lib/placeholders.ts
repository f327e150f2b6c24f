import { blurUrl } from './pictures.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A lazy picture shows what it looks like from very far away until it's there (parts.css takes that off): once the page is idle, as all of a long
 * page's placeholders would cost its first picture time. `blur` is a tiny WebP as base64.
 */
export const showUntilThere = (blur?: string) => (picture: HTMLImageElement | null) =>
  void (picture && blur && whenIdle(() => picture.naturalWidth || (picture.style.backgroundImage = `url(${blurUrl(blur)})`)))
