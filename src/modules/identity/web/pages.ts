import { page, pagesOf } from '../../../api/page.ts'

export const identityPages = pagesOf('identity', [
  page('/login', 'mall/login-page.tsx', { guard: 'anyone', shell: 'entry', title: 'login', sidebar: false }),
  page('/register', 'mall/register-page.tsx', { guard: 'anyone', shell: 'entry', title: 'registerTitle', sidebar: false }),
  page('/pwd/forget', 'mall/forget-page.tsx', { guard: 'anyone', shell: 'entry', title: 'forgotTitle', sidebar: false }),
  page('/bindMobile', 'mall/bind-mobile-page.tsx', { guard: 'anyone', shell: 'entry', title: 'bindTitle', sidebar: false }),
  page('/qr/:u', 'mall/qr-page.tsx', { guard: 'login', shell: 'entry', title: 'qrTitle', sidebar: false, report: 'never' }),
  page('/member/security', 'member/security-page.tsx', { guard: 'login', shell: 'member', title: 'securityTitle' }),
  page('/member/phone', 'member/phone-page.tsx', { guard: 'login', shell: 'member', title: 'changeMobile' }),
  page('/member/email', 'member/email-page.tsx', { guard: 'login', shell: 'member', title: 'changeEmail' }),
  page('/member/pwd/login', 'member/login-password-page.tsx', { guard: 'login', shell: 'member', title: 'changeLoginPwd' }),
  page('/member/pwd/pay', 'member/pay-password-page.tsx', { guard: 'login', shell: 'member', title: 'setPayPwd' }),
  page('/member/pwd/reset', 'member/pay-password-reset-page.tsx', { guard: 'login', shell: 'member', title: 'resetPayPwd' }),
])
