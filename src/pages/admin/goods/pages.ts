import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminGoodsPages = pagesOf('admin/goods', [
  page('/admin/goods/list', 'goods-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'platformGoods.allGoodsTitle',
  }),
])
