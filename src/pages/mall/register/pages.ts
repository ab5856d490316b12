import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallRegisterPages = pagesOf('mall/register', [
  page('/register', 'register-page.tsx', { guard: 'anyone', shell: 'entry', title: 'login.registerTitle', sidebar: false }),
])
