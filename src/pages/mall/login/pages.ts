import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallLoginPages = pagesOf('mall/login', [
  page('/login', 'login-page.tsx', { guard: 'anyone', shell: 'entry', title: 'login.login', sidebar: false }),
  page('/pwd/forget', 'forgot-password-page.tsx', { guard: 'anyone', shell: 'entry', title: 'login.forgotTitle', sidebar: false }),
  page('/bindMobile', 'bind-mobile-page.tsx', { guard: 'anyone', shell: 'entry', title: 'login.bindTitle', sidebar: false }),
  page('/qr/:u', 'confirm-qr-login-page.tsx', { guard: 'login', shell: 'entry', title: 'login.qrTitle', sidebar: false, report: 'never' }),
])
