/** A friendly page name from a name: "Training tee (2nd)" is training-tee-2nd. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 110)
    .replaceAll(/^-|-$/g, '')
