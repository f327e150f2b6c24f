/** By which the focus finds the card of an address. */
export const cardId = (id: string): string => `address-${id}`
