/** The EU and the rest of the European Economic Area, whose law (Directive 2023/2673) demands a button to withdraw from a contract. */
const countries = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ')

/** Whether an order that goes to this country needs the button; elsewhere, returning and canceling are enough. */
export const needsWithdrawalButton = (country: string): boolean => countries.includes(country)
