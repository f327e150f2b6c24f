/** Normalizes an option to find duplicates: ignores case and spacing. Separate from the endpoint, so that pages load no schemas for it. */
export const foldOption = (option: string): string => option.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
