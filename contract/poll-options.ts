/** As options of a poll are compared: in any capitals, and however they are spaced. Apart from the call, so that pages load no checks for it. */
export const foldOption = (option: string): string => option.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
