export const zh = {
  loading: '加载中',
  failedTitle: '没有加载出来',
  failedHelp: '网络异常或服务暂时不可用',
  retry: '重试',
  unknown: '网络异常，暂未收到结果，请刷新后查看',
  previous: '上一页',
  next: '下一页',
  pageNumber: '第 {{page}} 页',
  copy: '复制',
  copied: '已复制',
  timeUp: '已到时间',
  days: '{{days}} 天 ',
} as const
