import { page, pagesOf } from '../../../rendering/page/page.ts'

const store = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

export const sellerShipmentsPages = pagesOf('seller/shipments', [
  page('/seller/shipment/list', 'shipment-list-page.tsx', { ...store, title: 'shipping.shipmentList' }),
  page('/seller/shipment/batch', 'batch-ship-page.tsx', { guard: { store: 'store.ship' }, shell: 'supplier', title: 'batchShip.title' }),
  page('/seller/shipment/print', 'delivery-note-page.tsx', { ...store, title: 'shipping.deliveryNote' }),
])
