import { page, pagesOf } from '../../../api/page.ts'

export const identityPages = pagesOf('identity', [
  page('/login', 'mall/login-page.tsx', { guard: 'anyone', shell: 'entry', title: 'login', sidebar: false }),
  page('/register', 'mall/register-page.tsx', { guard: 'anyone', shell: 'entry', title: 'registerTitle', sidebar: false }),
  page('/pwd/forget', 'mall/forget-page.tsx', { guard: 'anyone', shell: 'entry', title: 'forgotTitle', sidebar: false }),
])
