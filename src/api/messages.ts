import { defineMessages } from '../kernel/i18n/translate.ts'

export const apiMessages = /* @__PURE__ */ defineMessages('api', {
  ok: { zh: '成功', en: 'OK' },
  notLoggedIn: { zh: '未登录，请先登录', en: 'Not logged in, please login!' },
  noPermission: { zh: '您没有此项操作的权限', en: 'You do not have permission to do this' },
  notFound: { zh: '您访问的内容不存在或已失效', en: 'This does not exist or is no longer available' },
  invalid: { zh: '提交的内容有误，请检查后重试', en: 'Some of the information is not valid. Please check and try again' },
  fieldInvalid: { zh: '此项填写有误', en: 'This value is not valid' },
  fieldRequired: { zh: '此项不能为空', en: 'This field is required' },
  fieldTooLong: { zh: '内容过长，最多 {{max}} 个字符', en: 'Too long: at most {{max}} characters' },
  textForbidden: { zh: '包含不支持的字符', en: 'Contains unsupported characters' },
  tooMany: { zh: '操作过于频繁，请稍后再试', en: 'Too many requests, please try again later' },
  tooBusy: { zh: '服务繁忙，请几秒后重试', en: 'The service is busy. Please try again in a few seconds' },
  pageBusy: { zh: '商城暂时繁忙', en: 'The mall is busy at the moment' },
  pageBusyHelp: {
    zh: '内容仍在，只是暂时打不开。请几秒后重试，采购车与订单不受影响。',
    en: 'The page you want is still there but cannot be loaded right now. Please try again in a few seconds; your cart and orders are safe.',
  },
  pageLimit: { zh: '访问过于频繁', en: 'Too many requests' },
  pageLimitHelp: {
    zh: '您所在的网络在一分钟内打开的页面过多，请半分钟后重试。',
    en: 'Too many pages were opened from your network within a minute. Please try again in half a minute.',
  },
  pageAgain: { zh: '重试', en: 'Try again' },
  keyRequired: { zh: '缺少幂等键 Idempotency-Key', en: 'The Idempotency-Key header is missing' },
  keyReused: { zh: '同一幂等键的内容不一致', en: 'This Idempotency-Key was used for a different request' },
  keyInFlight: { zh: '相同请求正在处理中，请稍候', en: 'The same request is being processed, please wait' },
  stale: { zh: '内容已被更新，请刷新后重试', en: 'This has been updated in the meantime. Please refresh and try again' },
  tryAgain: { zh: '系统繁忙，请稍后重试', en: 'The system is busy, please try again later' },
  networkFailed: { zh: '网络异常，请检查网络后重试', en: 'Network error, please check your connection and try again' },
  tooLarge: { zh: '提交的内容过大，请精简后重试', en: 'The content is too large. Please shorten it and try again' },
  unsupported: { zh: '不支持的内容格式', en: 'This kind of content is not supported' },
  refused: { zh: '暂时无法处理，请刷新后重试', en: 'This could not be processed. Please refresh and try again' },
  otherStore: { zh: '该内容属于您任职的另一家店铺“{{store}}”', en: 'This belongs to “{{store}}”, another store you work for' },
})

/** Words that every printed document carries. */
export const printedMessages = /* @__PURE__ */ defineMessages('printed', {
  taxNumber: { zh: '统一社会信用代码', en: 'Tax number (USCC)' },
  capitals: { zh: '金额大写', en: 'Amount in words' },
  page: { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  signature: { zh: '签字', en: 'Signature' },
  seal: { zh: '（盖章处）', en: '(company seal)' },
  date: { zh: '日期', en: 'Date' },
  code: { zh: '核验码', en: 'Verification code' },
  verifyHelp: {
    zh: '扫码，或在“单据验真”页面输入核验码，核对本单据真伪',
    en: 'Scan the code, or enter it on the verification page, to check that this document is genuine',
  },
})

/** What a press that would have sent something says while there is no network. */
export const offlineMessages = /* @__PURE__ */ defineMessages('offline', {
  notSent: {
    zh: '网络已断开，本次操作未提交，恢复后请重试',
    en: 'You are offline. Nothing was sent; please try again when you are back online',
  },
})
