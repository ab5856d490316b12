import { page, pagesOf } from '../../../rendering/page/page.ts'

const store = { guard: { store: 'store.quote' }, shell: 'supplier' } as const

export const sellerRfqPages = pagesOf('seller/rfq', [
  page('/seller/inquiry/list', 'rfq-list-page.tsx', { ...store, title: 'rfqPage.supplierTitle' }),
  page('/seller/quotation/settings', 'quotation-settings-page.tsx', { ...store, title: 'rfqPage.settingsTitle' }),
  page('/seller/quotation/edit', 'quotation-edit-page.tsx', { ...store, title: 'rfqPage.quoteTitle' }),
])
