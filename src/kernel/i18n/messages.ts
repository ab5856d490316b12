import { defineMessages } from './translate.ts'

/** Sentences of the kernel's own refusals (`kernel.…`) and the ways a date is written. */
export const kernelMessages = /* @__PURE__ */ defineMessages('kernel', {
  amountOutOfRange: { zh: '金额超出范围，最大为 {{most}} 元', en: 'The amount is out of range, the largest is ¥{{most}}' },
  moveNotNow: { zh: '当前状态不能进行此操作，请刷新后重试', en: 'This cannot be done in the present state, please refresh and try again' },
  moveNotYours: { zh: '您不能进行此操作', en: 'You cannot do this' },
  moveBlocked: { zh: '业务已冻结或被限制，暂不能进行此操作', en: 'This is frozen or restricted for now' },
  sealedUntil: { zh: '截止时间未到，密封内容不能开启', en: 'Sealed until the deadline' },
  shownDay: { zh: '{{year}}年{{month}}月{{day}}日', en: '{{year}}-{{month}}-{{day}}' },
  shownMoment: { zh: '{{year}}年{{month}}月{{day}}日 {{hour}}:{{minute}}', en: '{{year}}-{{month}}-{{day}} {{hour}}:{{minute}}' },
})
