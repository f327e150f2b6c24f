import type { Product } from '#contract/product.ts'
import type { TestApp } from './app.ts'

/** Good inputs for the staff's calls on shipping. */
export async function shippingInputs(app: TestApp, token: string, product: Product): Promise<Record<string, Record<string, unknown>>> {
  const methods = [
    { code: 'post', names: { en: 'Post', bn: 'ডাক' }, priceTiers: [{ from: 0, price: 5 }], daysMin: 1, daysMax: 2, cutOff: '12:00' },
  ]
  const zone = (country: string) => ({ name: country, areas: [{ country, regions: [], postcodes: ['1'] }], methods })
  const { id, version } = await app.call('POST /admin/shipping-zones', zone('SE'), { token })
  const doomed = await app.call('POST /admin/shipping-zones', zone('NO'), { token })
  return {
    'POST /admin/shipping-zones': zone('FI'),
    'PUT /admin/shipping-zones/:id': { id, version, ...zone('SE') },
    'DELETE /admin/shipping-zones/:id': { id: doomed.id },
    'POST /admin/shipping-zones/preview': {
      products: [{ productId: product.id, variantId: product.variants[0]!.id, quantity: 2 }],
      destination: { country: 'SE', region: '', postCode: '11122' },
      isMember: true,
    },
  }
}

/** Good inputs for the staff's calls on tax. */
export const taxInputs = {
  'PUT /admin/currencies': { version: 1, currencies: [{ code: 'EUR', rate: '0.92', rounding: '99', active: true }] },
  'PUT /admin/tax': {
    version: 1,
    inclusive: true,
    classes: [{ code: 'standard', name: 'Standard' }],
    zones: [{ country: 'SE', region: '', name: 'Moms', rates: [{ taxClass: 'standard', percent: 25 }], shippingClass: 'standard' }],
  },
}
