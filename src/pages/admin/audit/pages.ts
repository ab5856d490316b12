import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminAuditPages = pagesOf('admin/audit', [
  page('/admin/audit/list', 'audit-list-page.tsx', {
    guard: { platform: 'platform.audit' },
    shell: 'platform',
    title: 'auditPage.auditTitle',
  }),
  page('/admin/work', 'work-page.tsx', {
    guard: { platform: 'platform.settings' },
    shell: 'platform',
    title: 'workPage.title',
  }),
  page('/admin/event/list', 'dead-event-list-page.tsx', {
    guard: { platform: 'platform.settings' },
    shell: 'platform',
    title: 'eventPage.deadEvents',
  }),
])
