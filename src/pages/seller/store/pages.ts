import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerStorePages = pagesOf('seller/store', [
  page('/seller/decor', 'store-design-page.tsx', {
    guard: { store: 'store.decorate' },
    shell: 'supplier',
    title: 'frontageDesk.storeDecor',
  }),
  page('/seller/store/info', 'store-information-page.tsx', {
    guard: { store: 'store.decorate' },
    shell: 'supplier',
    title: 'storeDesk.informationTitle',
  }),
  page('/seller/closure', 'opening-hours-page.tsx', {
    guard: { store: 'store.decorate' },
    shell: 'supplier',
    title: 'storeDesk.closureTitle',
  }),
  page('/seller/certificate/list', 'certificate-list-page.tsx', {
    guard: { store: 'store.decorate' },
    shell: 'supplier',
    title: 'storeDesk.certificates',
  }),
  page('/seller/news/list', 'post-list-page.tsx', { guard: { store: 'store.decorate' }, shell: 'supplier', title: 'storeDesk.posts' }),
])
