export const zh = {
  reasonRequired: '请填写原因',
  eventSettled: '该事件已被处理，请刷新',
} as const
