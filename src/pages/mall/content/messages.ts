import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the reading pages. */
export const readingMessages = /* @__PURE__ */ defineMessages('contentReading', {
  articles: { zh: '帮助中心', en: 'Help centre' },
  articlesDescription: {
    zh: '锌桥帮助中心：选购下单、支付、物流验收、发票、售后与供应商入驻的常见问题。',
    en: 'ZincBridge help centre: ordering, payment, delivery and inspection, invoices, after-sales and joining as a supplier.',
  },
  all: { zh: '全部', en: 'All' },
  search: { zh: '搜索帮助', en: 'Search help' },
  find: { zh: '搜索', en: 'Search' },
  nothing: { zh: '没有找到相关帮助', en: 'No help found' },
  showAll: { zh: '查看全部帮助', en: 'View all help' },
  previous: { zh: '上一篇', en: 'Previous' },
  next: { zh: '下一篇', en: 'Next' },
  home: { zh: '首页', en: 'Home' },
  breadcrumb: { zh: '当前位置', en: 'You are here' },
  agreements: { zh: '平台协议与规则', en: 'Agreements and rules' },
  version: { zh: '第 {{version}} 版 · {{date}} 生效', en: 'Version {{version}} · in force since {{date}}' },
})

/** Words of the verification page. */
export const documentVerificationMessages = /* @__PURE__ */ defineMessages('contentVerify', {
  title: { zh: '单据验真', en: 'Verify a document' },
  description: {
    zh: '输入单据编号，核对订单、送货单、质保书、磅单、合同与发票是否由本平台开具、金额是否一致，店铺资质与商品证书是否经平台核验。',
    en: 'Enter a document number to check whether an order, delivery note, mill certificate, weigh note, contract or invoice was issued here and its amount matches, and whether a store or product certificate was verified by the platform.',
  },
  help: {
    zh: '输入单据上的编号；有金额的单据可一并输入金额，核对是否被改动。无需登录。',
    en: 'Enter the number on the document; where an amount is printed, you can enter it too to check for alteration. No login needed.',
  },
  home: { zh: '首页', en: 'Home' },
  breadcrumb: { zh: '当前位置', en: 'You are here' },
  code: { zh: '单据编号', en: 'Document no.' },
  codeHint: { zh: '订单号、送货单号或证书编号', en: 'Order, delivery note or certificate number' },
  amount: { zh: '单据金额（元，选填）', en: 'Document amount (yuan, optional)' },
  amountHint: { zh: '如 12800.00', en: 'e.g. 12800.00' },
  check: { zh: '验真', en: 'Verify' },
  odd: {
    zh: '编号由 6–40 位字母、数字和连字符组成，金额最多两位小数',
    en: 'Numbers have 6–40 letters, digits and hyphens; amounts at most two decimal places',
  },
  unknown: { zh: '没有编号为 {{code}} 的单据', en: 'No document with number {{code}}' },
  unknownHelp: {
    zh: '请核对编号；仍查不到时请联系开具单据的店铺或平台客服',
    en: 'Please check the number. If it is still not found, contact the issuing store or platform service',
  },
  genuine: { zh: '单据真实有效，由以下店铺开具', en: 'Genuine document, issued by the store below' },
  genuineAmount: { zh: '单据真实，金额一致', en: 'Genuine document, amount matches' },
  altered: {
    zh: '单据编号存在，但金额与开具时不一致，可能被改动',
    en: 'The number exists but the amount differs from what was issued; the document may have been altered',
  },
  damaged: {
    zh: '存档文件或电子签名校验未通过，请联系平台客服',
    en: 'The stored file or its e-signature failed verification. Please contact platform service',
  },
  contract: { zh: '合同', en: 'Contract' },
  parties: { zh: '签约双方', en: 'Parties' },
  sha256: { zh: '文件摘要（SHA-256）', en: 'File hash (SHA-256)' },
  kind: { zh: '单据类型', en: 'Type' },
  number: { zh: '编号', en: 'Number' },
  issuer: { zh: '开具方', en: 'Issued by' },
  shownBy: { zh: '出示店铺', en: 'Presented by' },
  issuedOn: { zh: '开具日期', en: 'Issued on' },
  validUntil: { zh: '有效期至', en: 'Valid until' },
  order: { zh: '订单', en: 'Order' },
  delivery: { zh: '送货单', en: 'Delivery note' },
  certificate: { zh: '资质证书', en: 'Qualification certificate' },
  quality: { zh: '产品质量证明书', en: 'Mill certificate' },
  weighing: { zh: '磅单', en: 'Weigh note' },
  invoice: { zh: '电子发票', en: 'E-invoice' },
  redInvoice: { zh: '红字发票', en: 'Red-letter invoice' },
  goodsCertificate: { zh: '商品证书', en: 'Product certificate' },
  checkedOn: { zh: '核验日期', en: 'Verified on' },
  genuineChecked: { zh: '证书已由平台核验，由以下店铺出示', en: 'Verified by the platform, presented by the store below' },
  expired: { zh: '证书真实，但已超过有效期', en: 'Genuine certificate, but past its validity' },
  privacy: { zh: '验真结果不显示买家、商品与金额等信息。', en: 'Results do not show buyer, products or amounts.' },
})
