import { page, pagesOf } from '../../../api/page.ts'

export const insightPages = pagesOf('insight', [
  page('/admin/audit/list', 'platform/audit-list-page.tsx', {
    guard: { platform: 'platform.audit' },
    shell: 'platform',
    title: 'auditTitle',
  }),
  page('/admin/event/list', 'platform/dead-event-list-page.tsx', {
    guard: { platform: 'platform.settings' },
    shell: 'platform',
    title: 'deadEvents',
  }),
])
