import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallAssistantPages = pagesOf('mall/assistant', [
  page('/ai', 'assistant-page.tsx', { guard: 'anyone', shell: 'mall', title: 'toolsAssistant.title' }),
])
