/** URLs that `new URL` returns unchanged. */
const plain = /^\/(?![/.])(?:[\w\-?=&,~]|\/(?!\.)|\.)*$/

let last = { base: '', origin: '' }

/** The absolute URL of a picture or page, as `new URL(url, base).href`. That takes 3 µs, and a product's structured data has several. */
export function absoluteUrl(url: string, base: string): string {
  if (!plain.test(url)) return new URL(url, base).href
  if (last.base !== base) last = { base, origin: new URL(base).origin }
  return last.origin + url
}
