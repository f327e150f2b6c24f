/** The EU and the rest of the European Economic Area, whose law (Directive 2023/2673) demands a button to withdraw from a contract. */
const countries = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' '))

/** Whether an order that goes there needs the link; elsewhere, returning and canceling are enough (decision 29). */
export const needsWithdrawalLink = ({ country }: { country: string }): boolean => countries.has(country)
