/** Where post arrives without a postcode, so that nobody is stuck at a field they can't fill. */
const without = new Set('AE AG AO BI BJ BS BZ CI CM FJ GD GH HK JM KE ML QA RW SC SL TG UG ZW'.split(' '))

export const hasPostCodes = (country: string): boolean => !without.has(country)
