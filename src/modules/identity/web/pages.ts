import { page, pagesOf } from '../../../api/page.ts'

export const identityPages = pagesOf('identity', [
  page('/login', 'mall/login-page.tsx', { guard: 'anyone', shell: 'entry', title: 'login', sidebar: false }),
])
