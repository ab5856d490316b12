import { page, pagesOf } from '../../../api/page.ts'

export const frontagePages = pagesOf('frontage', [
  page('/', 'mall/home-page.tsx', { guard: 'anyone', shell: 'mall', title: 'home', cache: { query: [] } }),
  page('/zinc', 'mall/zinc-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'zincMarket',
    cache: { query: ['series', 'range', 'mode'] },
  }),
  page('/zinc/calculator', 'mall/calculator-page.tsx', { guard: 'anyone', shell: 'mall', title: 'zincCalculator' }),
  page('/zincFactory', 'mall/zinc-factory-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'zincFactory',
    cache: { query: ['grade', 'place', 'vid'] },
  }),
  page('/topic', 'mall/topic-page.tsx', { guard: 'anyone', shell: 'mall', title: 'topic', cache: { query: ['topicId'] } }),
  page('/activity', 'mall/activity-page.tsx', { guard: 'anyone', shell: 'mall', title: 'activity', cache: { query: [] } }),
  page('/admin/topic/list', 'platform/topic-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'topics',
  }),
  page('/admin/page/builder', 'platform/page-builder-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'pageBuilder',
  }),
  page('/seller/decor', 'supplier/store-decor-page.tsx', { guard: { store: 'store.decorate' }, shell: 'supplier', title: 'storeDecor' }),
  page('/admin/banner/list', 'platform/banner-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'banners',
  }),
  page('/information', 'mall/information-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'information',
    cache: { query: ['informationId'] },
  }),
  page('/information/list', 'mall/information-list-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'informationList',
    cache: { query: ['category', 'keyword', 'current'] },
  }),
  page('/information/detail', 'mall/information-detail-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'informationDetail',
    cache: { query: ['informationId'] },
  }),
])
