import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of the search over records. */
export const recordSearchMessages = /* @__PURE__ */ defineMessages('recordSearch', {
  title: { zh: '全局搜索', en: 'Search' },
  open: { zh: '搜索', en: 'Search' },
  hint_member: { zh: '搜索订单、询价、合同、发票或功能', en: 'Orders, RFQs, contracts, invoices or pages' },
  hint_supplier: { zh: '搜索订单、商品、客户、询价、合同或功能', en: 'Orders, products, customers, RFQs, contracts or pages' },
  hint_platform: { zh: '搜索订单、商品、会员、店铺、合同或功能', en: 'Orders, products, members, stores, contracts or pages' },
  close: { zh: '关闭', en: 'Close' },
  none: { zh: '没有找到“{{keyword}}”', en: 'Nothing found for “{{keyword}}”' },
  start: { zh: '输入单号、名称或功能名称', en: 'Type a number, a name or a page' },
  failed: { zh: '搜索暂时不可用，请稍后重试', en: 'Search is unavailable for now. Please try again later' },
  keys: { zh: '↑↓ 选择 · Enter 打开 · Esc 关闭', en: '↑↓ choose · Enter open · Esc close' },
  pages: { zh: '功能', en: 'Pages' },
  order: { zh: '订单', en: 'Orders' },
  goods: { zh: '商品', en: 'Products' },
  customer: { zh: '客户', en: 'Customers' },
  member: { zh: '会员', en: 'Members' },
  store: { zh: '店铺', en: 'Stores' },
  inquiry: { zh: '公开询价', en: 'Open RFQs' },
  enquiry: { zh: '定向询价', en: 'Direct RFQs' },
  contract: { zh: '合同', en: 'Contracts' },
  invoice: { zh: '发票', en: 'Invoices' },
  case: { zh: '售后单', en: 'After-sales cases' },
})
