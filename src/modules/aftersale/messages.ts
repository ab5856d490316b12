import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Refusals of after-sale, and what is written on its refunds. */
export const aftersaleMessages = /* @__PURE__ */ defineMessages('aftersale', {
  caseGone: { zh: '售后单不存在或无权查看', en: 'The after-sale case does not exist or is not yours to see' },
  notPaid: { zh: '该订单当前不能申请售后', en: 'No after-sale case can be opened about this order now' },
  windowOver: { zh: '已超过售后申请期限', en: 'The time for after-sale cases is over' },
  kindNotNow: { zh: '当前货物状态不支持这种售后类型', en: 'This kind of case does not fit the state of the goods' },
  reasonNotThis: { zh: '请选择适用的原因', en: 'please choose a reason that fits' },
  nothingChosen: { zh: '请选择商品并填写数量', en: 'please choose goods and a quantity' },
  tooMuch: { zh: '数量超过可申请数量', en: 'This is more than may still be asked for' },
  amountWrong: { zh: '退款金额须大于 0', en: 'the amount must be more than 0' },
  amountTooHigh: { zh: '退款金额不能超过 ¥{{most}}', en: 'the amount must not be more than ¥{{most}}' },
  offerWrong: { zh: '协商金额须大于 0 且小于申请金额', en: 'the offer must be more than 0 and less than what was asked for' },
  noteNeeded: { zh: '请填写说明', en: 'please say why' },
  trackingNeeded: { zh: '请填写物流公司和运单号', en: 'please enter carrier and tracking number' },
  receivedWrong: { zh: '请填写实收数量，且少于应收数量', en: 'please enter what came back, less than all of it' },
  imageGone: { zh: '图片不存在，请重新上传', en: 'a picture is gone, please upload it again' },
  cannotComplain: { zh: '当前状态不能申请平台介入', en: 'The platform cannot be asked to decide in this state' },
  noComplaint: { zh: '没有进行中的平台介入', en: 'No complaint is open' },
  refundReason: { zh: '售后 {{caseSn}}', en: 'After-sale case {{caseSn}}' },
  closingOpen: {
    zh: '有 {{count}} 个售后单未完结',
    en: '{{count}} after-sale {{count|case is|cases are}} open',
  },
})
