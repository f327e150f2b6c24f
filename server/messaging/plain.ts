/**
 * Defuses text that a stranger typed, such as a name, for our mails: a space is inserted where a mail program would detect a link, so that
 * nobody sends their links in our name. "evil.example/x" becomes "evil. example/x"; "St. Mary" and "12.5" stay.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, ': ').replace(/(?<=[\p{L}\p{N}_-])([.。．｡])(?=\p{L}|xn--)/gu, '$1 ')
