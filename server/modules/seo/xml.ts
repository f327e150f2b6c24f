const special = /[<>&"']/
const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }
// Characters that XML 1.0 can't represent.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text escaped for XML. */
export function xml(text: string): string {
  const clean = text.replaceAll(unwritable, '')
  return special.test(clean) ? clean.replaceAll(/[<>&"']/g, (sign) => entities[sign]!) : clean
}

/** An element with a text; nothing where there's none. */
export const element = (name: string, text: string | undefined): string => (text ? `<${name}>${xml(text)}</${name}>` : '')
