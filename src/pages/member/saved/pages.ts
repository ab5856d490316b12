import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberSavedPages = pagesOf('member/saved', [
  page('/member/collect', 'saved-goods-and-stores-page.tsx', { guard: 'login', shell: 'member', title: 'catalogKept.keepsTitle' }),
  page('/member/footprint', 'footprint-page.tsx', { guard: 'login', shell: 'member', title: 'catalogKept.footprintTitle' }),
  page('/member/article', 'saved-article-page.tsx', { guard: 'login', shell: 'member', title: 'catalogKept.savedArticles' }),
])
