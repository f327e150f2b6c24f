import { blurUrl } from './pictures.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Shows a lazy picture's placeholder until it has loaded (parts.css removes it then). Set only once the page is idle, because decoding all
 * placeholders of a long page would delay its first picture. `blur` is a tiny WebP as base64.
 */
export const blurUntilLoaded = (blur?: string) => (picture: HTMLImageElement | null) =>
  void (picture && blur && whenIdle(() => picture.naturalWidth || (picture.style.backgroundImage = `url(${blurUrl(blur)})`)))
