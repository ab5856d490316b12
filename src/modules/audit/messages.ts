import { defineMessages } from '../../kernel/i18n/translate.ts'

export const auditRefusalMessages = /* @__PURE__ */ defineMessages('insight', {
  reasonRequired: { zh: '请填写原因', en: 'Please give a reason' },
  jobSettled: { zh: '该任务正在执行或已完成，请刷新', en: 'This job is running or already done. Please refresh' },
  eventSettled: { zh: '该事件已被处理，请刷新', en: 'This event has already been handled. Please refresh' },
})
