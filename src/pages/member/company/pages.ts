import { page, pagesOf } from '../../../rendering/page/page.ts'

const mainAccount = { guard: { memberTypes: [3] }, shell: 'member' } as const

export const memberCompanyPages = pagesOf('member/company', [
  page('/member/subAccount', 'sub-account-list-page.tsx', { ...mainAccount, title: 'companyPage.subTitle' }),
  page('/member/createSub', 'create-sub-account-page.tsx', { ...mainAccount, title: 'companyPage.createTitle' }),
  page('/member/matCode', 'material-code-list-page.tsx', { ...mainAccount, title: 'codePage.title' }),
  page('/member/permission', 'roles-and-cost-centres-page.tsx', {
    guard: { memberTypes: [1, 3] },
    shell: 'member',
    title: 'companyPage.permissionTitle',
  }),
])
