import { create } from 'zustand'

/** The data of the line that was just added, as the modal shows it. */
export interface AddedProduct {
  name: string
  photo: string
  photoAlt: string
  options: string
  price: number
  /** The member's price, where that's lower. The cart is that member's. */
  memberPrice?: number | undefined
  quantity: number
  /** The cart had this line already, and its quantity was changed. */
  wasThere?: boolean
}

interface Modal {
  showModal: boolean
  product: AddedProduct | null
}

export const useCartModal = create<Modal>()(() => ({ showModal: false, product: null }))

export const showCartModal = (product: AddedProduct): void => useCartModal.setState({ showModal: true, product })
export const hideCartModal = (): void => useCartModal.setState({ showModal: false })
