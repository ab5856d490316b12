import { defineMessages } from './translate.ts'

/** Sentences of the kernel's own refusals (`kernel.…`) and the ways a date is written. */
export const kernelMessages = /* @__PURE__ */ defineMessages('kernel', {
  amountOutOfRange: { zh: '金额超出范围，最大为 {{most}} 元', en: 'The amount is too large: at most ¥{{most}}' },
  moveNotNow: {
    zh: '当前状态不能执行此操作，请刷新后重试',
    en: 'This is not possible in the current status. Please refresh and try again',
  },
  moveNotYours: { zh: '您没有此项操作的权限', en: 'You do not have permission to do this' },
  moveBlocked: {
    zh: '业务已冻结或受限，暂时不能操作，请联系平台客服',
    en: 'This is frozen or restricted for now. Please contact the platform',
  },
  sealedUntil: { zh: '未到截止时间，密封内容不能开启', en: 'Sealed until the deadline' },
  shownDay: { zh: '{{year}}年{{month}}月{{day}}日', en: '{{year}}-{{month}}-{{day}}' },
  shownMoment: { zh: '{{year}}年{{month}}月{{day}}日 {{hour}}:{{minute}}', en: '{{year}}-{{month}}-{{day}} {{hour}}:{{minute}}' },
})
