import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberSecurityPages = pagesOf('member/security', [
  page('/member/security', 'security-page.tsx', { guard: 'login', shell: 'member', title: 'security.securityTitle' }),
  page('/member/phone', 'change-phone-page.tsx', { guard: 'login', shell: 'member', title: 'security.changeMobile' }),
  page('/member/email', 'change-email-page.tsx', { guard: 'login', shell: 'member', title: 'security.changeEmail' }),
  page('/member/pwd/login', 'change-login-password-page.tsx', { guard: 'login', shell: 'member', title: 'security.changeLoginPwd' }),
  page('/member/pwd/pay', 'change-payment-password-page.tsx', { guard: 'login', shell: 'member', title: 'security.setPayPwd' }),
  page('/member/pwd/reset', 'reset-payment-password-page.tsx', { guard: 'login', shell: 'member', title: 'security.resetPayPwd' }),
])
