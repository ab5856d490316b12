import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerSamplesPages = pagesOf('seller/samples', [
  page('/seller/sample/list', 'sample-list-page.tsx', {
    guard: { store: 'store.orders' },
    shell: 'supplier',
    title: 'samplePage.deskTitle',
  }),
])
