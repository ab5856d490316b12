import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminTaxonomyPages = pagesOf('admin/taxonomy', [
  page('/admin/category/list', 'category-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'catalogFrameDesk.categoriesTitle',
  }),
  page('/admin/attribute/list', 'attribute-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'catalogFrameDesk.attributesTitle',
  }),
  page('/admin/brand/list', 'brand-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'catalogBrowse.brandsTitle',
  }),
  page('/admin/series/list', 'series-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'catalogBrowse.seriesTitle',
  }),
  page('/admin/standardItem/list', 'standard-item-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'catalogFrameDesk.standardItemsTitle',
  }),
])
