export const zh = {
  notFoundTitle: '页面不存在',
  errorTitle: '页面出了点问题',
  errorHelp: '请稍后重试；若多次出现，请联系客服',
  retry: '重试',
  updated: '页面已更新，请刷新',
  refresh: '点击刷新',
} as const
