import { page, pagesOf } from '../../../api/page.ts'

export const promotionPages = pagesOf('promotion', [
  page('/coupon', 'mall/coupon-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'centreTitle',
    cache: { query: ['storeId', 'categoryId', 'kind', 'current'] },
  }),
  page('/member/coupon', 'member/coupon-list-page.tsx', { guard: 'login', shell: 'member', title: 'mineTitle' }),
  page('/seller/coupon/list', 'supplier/coupon-list-page.tsx', { guard: { store: 'store.goods' }, shell: 'supplier', title: 'deskTitle' }),
  page('/admin/coupon/list', 'platform/coupon-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'deskTitle',
  }),
])
