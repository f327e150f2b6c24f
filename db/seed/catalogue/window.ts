/** The shop window of the demo world: the picture of each place. */
export const window = {
  market: { picture: 'hero-new', shows: ['daily-runner', 'weighted-rope', 'steel-bottle', 'cast-kettlebell-powder-coat'] },
  close: 'hero-combat',
  deals: 'hero-deals',
  story: 'still-garage',
  about: 'hero-yoga-and-mobility',
  cart: 'still-shelf',
  thanks: 'still-mat',
  account: 'still-ring',
}
