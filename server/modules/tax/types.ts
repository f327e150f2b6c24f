/** The tax of a place, with rates by class, in thousandths of a per cent. */
export interface TaxZone {
  country: string
  /** The code of a state or province; empty for the rest of the country. */
  region: string
  name: string
  rates: Record<string, number>
  /** The class by which shipping is taxed; null if it isn't. */
  shippingClass: string | null
}

export interface TaxSettings {
  version: number
  inclusive: boolean
  /** Staff said that the shop charges no tax. */
  charges_none: boolean
  classes: { code: string; name: string }[]
  zones: TaxZone[]
}
