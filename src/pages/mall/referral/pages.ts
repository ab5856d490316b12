import { page, pagesOf } from '../../../rendering/page/page.ts'

const landing = { guard: 'anyone', shell: 'mall', title: 'landing.landingTitle' } as const

export const mallReferralPages = pagesOf('mall/referral', [
  page('/promotion', 'referral-page.tsx', landing),
  page('/promotion/:pageid', 'referral-code-page.tsx', landing),
])
