import { page, pagesOf } from '../../../api/page.ts'

const mainAccount = { guard: { memberTypes: [3] }, shell: 'member' } as const

export const enterprisePages = pagesOf('enterprise', [
  page('/member/subAccount', 'member/sub-account-page.tsx', { ...mainAccount, title: 'subTitle' }),
  page('/member/createSub', 'member/create-sub-page.tsx', { ...mainAccount, title: 'createTitle' }),
  page('/member/matCode', 'member/mat-code-page.tsx', { ...mainAccount, title: 'title' }),
  page('/member/permission', 'member/permission-page.tsx', { guard: { memberTypes: [1, 3] }, shell: 'member', title: 'permissionTitle' }),
])
