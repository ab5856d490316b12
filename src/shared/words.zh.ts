export const zh = {
  amountOutOfRange: '金额超出范围，最大为 {{most}} 元',
  moveNotNow: '当前状态不能进行此操作，请刷新后重试',
  moveNotYours: '您不能进行此操作',
  moveBlocked: '业务已冻结或被限制，暂不能进行此操作',
  shownDay: '{{year}}年{{month}}月{{day}}日',
  shownMoment: '{{year}}年{{month}}月{{day}}日 {{hour}}:{{minute}}',
} as const
