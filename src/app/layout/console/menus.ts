import type { IconName } from '../../../ui/icons/icon-name.generated.ts'
import type { consoleMessages } from './messages.ts'
import { parentPages } from './parent-pages-data.ts'

export type MenuKey = keyof (typeof consoleMessages)['zh'] & string
export type MenuEntry = { readonly key: MenuKey; readonly to: string; readonly icon: IconName }
/** `more` are folded below the entries until somebody looks for them. */
export type MenuGroup = { readonly key: MenuKey | null; readonly entries: readonly MenuEntry[]; readonly more?: readonly MenuEntry[] }
export type ConsoleSide = 'member' | 'supplier' | 'platform'

const entry = (key: MenuKey, to: string, icon: IconName): MenuEntry => ({ key, to, icon })

/** The menus of the consoles. An entry appears when its page exists and its guard lets the visitor in. */
export const menus: Readonly<Record<ConsoleSide, readonly MenuGroup[]>> = {
  member: [
    { key: null, entries: [entry('memberHome', '/member/index', 'house')] },
    {
      key: 'groupTrade',
      entries: [
        entry('myOrders', '/member/order/list', 'package'),
        entry('requests', '/member/request/list', 'clipboard-check'),
        entry('aftersales', '/member/order/aftersales', 'undo-2'),
      ],
      more: [
        entry('logistics', '/member/order/logistics', 'truck'),
        entry('certificates', '/member/qualityCertificate/list', 'file-check-2'),
        entry('evaluations', '/member/order/evaluation', 'star'),
        entry('groupSales', '/member/groupSale/list', 'users'),
        entry('teamPurchases', '/member/teamPurchase/list', 'users'),
      ],
    },
    {
      key: 'groupInquiry',
      entries: [
        entry('myInquiries', '/member/inquireOrder/list', 'clipboard-list'),
        entry('contracts', '/member/contract/index', 'file-signature'),
      ],
      more: [
        entry('inquiryHome', '/inquiry/index', 'megaphone'),
        entry('myEnquiries', '/member/enquiryOrder/list', 'message-circle'),
        entry('samples', '/member/sample/list', 'flask-conical'),
        entry('inquiryHall', '/inquire/index', 'handshake'),
        entry('myTenders', '/member/bid', 'gavel'),
        entry('bidInvitations', '/member/bidInvite', 'mail'),
      ],
    },
    {
      key: 'groupTools',
      entries: [
        entry('quickOrder', '/quickOrder', 'zap'),
        entry('regularLists', '/member/regular/list', 'list-checks'),
        entry('zincAlerts', '/member/consultZinc', 'chart-line'),
      ],
      more: [
        entry('projects', '/member/project/list', 'folder-kanban'),
        entry('demand', '/demand', 'clipboard-list'),
        entry('optimize', '/prototype/optimize/index', 'target'),
        entry('accepted', '/prototype/replacement/list', 'circle-check'),
        entry('desApps', '/member/desApp/list', 'pencil'),
        entry('designDesk', '/member/design/list', 'pencil'),
        entry('keeps', '/member/collect', 'heart'),
        entry('footprint', '/member/footprint', 'footprints'),
        entry('savedArticles', '/member/article', 'bookmark'),
      ],
    },
    {
      key: 'groupMoney',
      entries: [entry('invoices', '/member/invoice', 'receipt-text'), entry('credit', '/member/credit/index', 'calendar-days')],
      more: [
        entry('statementLedger', '/member/statement/ledger', 'receipt-text'),
        entry('buyerStatistics', '/member/statistics/index', 'chart-line'),
        entry('balance', '/member/balance', 'wallet'),
        entry('coupons', '/member/coupon', 'ticket'),
        entry('myPoint', '/member/myPoint', 'star'),
        entry('pointOrders', '/member/pointOrder/list', 'package'),
        entry('myScore', '/member/myScore', 'target'),
        entry('scoreOrders', '/member/scoreOrder/list', 'package'),
        entry('promotionCustomers', '/member/promotionCustomer', 'handshake'),
        entry('promotionOrders', '/member/promotionOrder', 'badge-percent'),
      ],
    },
    {
      key: 'groupAccount',
      entries: [entry('addresses', '/member/address/list', 'map-pin'), entry('account', '/member/account', 'user')],
      more: [
        entry('personalData', '/member/info', 'profile'),
        entry('authen', '/member/authen', 'badge-check'),
        entry('permission', '/member/permission', 'key-round'),
        entry('subAccounts', '/member/subAccount', 'users'),
        entry('approval', '/member/approval', 'list-checks'),
        entry('matCodes', '/member/matCode', 'tags'),
        entry('security', '/member/security', 'shield-check'),
        entry('privacy', '/member/privacy', 'lock'),
        entry('messages', '/msg/list', 'bell'),
        entry('messageSettings', '/msg/setting', 'settings'),
        entry('storeApply', '/member/storeApply', 'store'),
        entry('applyDesigner', '/applyDesigner', 'file-pen-line'),
        entry('myPosts', '/member/post', 'briefcase'),
      ],
    },
  ],
  supplier: [
    { key: null, entries: [entry('workbench', '/seller', 'house')] },
    {
      key: 'groupTrade',
      entries: [
        entry('sellerOrders', '/seller/order/list', 'package'),
        entry('sellerCustomers', '/seller/customer/list', 'users'),
        entry('sellerStatistics', '/seller/statistics/index', 'chart-line'),
        entry('sellerShipments', '/seller/shipment/list', 'truck'),
        entry('contracts', '/seller/contract/list', 'file-signature'),
        entry('sellerInvoices', '/seller/invoice/list', 'receipt-text'),
        entry('statementLedger', '/seller/statement/ledger', 'list-checks'),
        entry('sellerBills', '/seller/bill/list', 'landmark'),
        entry('sellerAccount', '/seller/bill/account', 'credit-card'),
        entry('certificates', '/seller/qualityCertificate/list', 'file-check-2'),
        entry('lending', '/seller/credit/list', 'calendar-days'),
        entry('sellerAftersale', '/seller/aftersale/list', 'undo-2'),
        entry('sellerSamples', '/seller/sample/list', 'flask-conical'),
        entry('sellerPricing', '/seller/pricing/list', 'lock'),
        entry('sellerInquiries', '/seller/inquiry/list', 'clipboard-list'),
        entry('sellerTenders', '/seller/bid/list', 'gavel'),
        entry('sellerChat', '/seller/chat', 'headset'),
      ],
    },
    {
      key: 'groupGoods',
      entries: [
        entry('sellerGoods', '/seller/goods/list', 'boxes'),
        entry('sellerChanges', '/seller/goods/change', 'file-pen-line'),
        entry('sellerImport', '/seller/goods/import', 'file-spreadsheet'),
        entry('sellerStock', '/seller/stock/list', 'warehouse'),
        entry('sellerMovements', '/seller/stock/movement', 'history'),
        entry('sellerCounts', '/seller/stockCount/list', 'clipboard-check'),
        entry('sellerTransfer', '/seller/stock/transfer', 'truck'),
        entry('sellerFreight', '/seller/freight/list', 'truck'),
        entry('sellerReviews', '/seller/review/list', 'star'),
        entry('sellerQuestions', '/seller/question/list', 'message-circle'),
        entry('sellerOffers', '/seller/offer/list', 'clipboard-list'),
        entry('sellerCoupons', '/seller/coupon/list', 'ticket'),
        entry('sellerFlashSales', '/seller/flashSale/list', 'clock'),
        entry('sellerGroupSales', '/seller/groupSale/list', 'users'),
        entry('sellerTeamPurchases', '/seller/teamPurchase/list', 'users'),
      ],
    },
    {
      key: 'groupStore',
      entries: [
        entry('sellerInformation', '/seller/store/info', 'building-2'),
        entry('sellerDecor', '/seller/decor', 'store'),
        entry('sellerNews', '/seller/news/list', 'newspaper'),
        entry('sellerCertificates', '/seller/certificate/list', 'badge-check'),
        entry('sellerClosure', '/seller/closure', 'calendar-days'),
        entry('sellerStaff', '/seller/staff/list', 'users'),
      ],
    },
  ],
  platform: [
    { key: null, entries: [entry('overview', '/admin', 'layout-dashboard')] },
    {
      key: 'groupTrade',
      entries: [
        entry('adminOrders', '/admin/order/list', 'package'),
        entry('adminAftersale', '/admin/aftersale/list', 'undo-2'),
        entry('adminInquiries', '/admin/inquiry/list', 'clipboard-list'),
        entry('adminTenders', '/admin/bid/list', 'gavel'),
        entry('adminReviews', '/admin/review/list', 'star'),
        entry('adminChat', '/admin/chat', 'headset'),
      ],
    },
    {
      key: 'groupFinance',
      entries: [
        entry('adminStatistics', '/admin/statistics/index', 'chart-line'),
        entry('adminFinance', '/admin/finance/index', 'layout-dashboard'),
        entry('adminVouchers', '/admin/voucher/list', 'landmark'),
        entry('adminPayments', '/admin/payment/list', 'credit-card'),
        entry('adminWithdrawals', '/admin/withdrawal/list', 'landmark'),
        entry('adminRecharges', '/admin/recharge/list', 'wallet'),
        entry('adminBills', '/admin/bill/list', 'receipt-text'),
        entry('adminReconciliation', '/admin/finance/reconciliation', 'table'),
        entry('platformVouchers', '/admin/finance/vouchers', 'receipt-text'),
        entry('adminAccounts', '/admin/finance/accounts', 'landmark'),
        entry('adminRates', '/admin/finance/rates', 'percent'),
        entry('lending', '/admin/credit/list', 'calendar-days'),
        entry('adminLedger', '/admin/ledger/list', 'table'),
        entry('adminJournal', '/admin/finance/ledger', 'list'),
        entry('adminBidDeposits', '/admin/bid/deposit', 'landmark'),
      ],
    },
    {
      key: 'groupGoods',
      entries: [
        entry('adminAllGoods', '/admin/goods/list', 'boxes'),
        entry('adminGoods', '/admin/goods/change', 'clipboard-check'),
        entry('adminCategories', '/admin/category/list', 'layers'),
        entry('adminAttributes', '/admin/attribute/list', 'tags'),
        entry('adminBrands', '/admin/brand/list', 'badge-check'),
        entry('adminSeries', '/admin/series/list', 'table'),
        entry('adminStandardItems', '/admin/standardItem/list', 'target'),
        entry('marketQuotes', '/admin/market/quotes', 'chart-line'),
        entry('searchSynonyms', '/admin/search/synonyms', 'search'),
        entry('searchMisses', '/admin/search/misses', 'search-x'),
      ],
    },
    {
      key: 'groupContent',
      entries: [
        entry('pageBuilder', '/admin/page/builder', 'layout-grid'),
        entry('adminTopics', '/admin/topic/list', 'megaphone'),
        entry('banners', '/admin/banner/list', 'image'),
        entry('adminCoupons', '/admin/coupon/list', 'ticket'),
        entry('adminFlashSales', '/admin/flashSale/list', 'clock'),
        entry('adminGroupSales', '/admin/groupSale/list', 'users'),
        entry('adminTeamPurchases', '/admin/teamPurchase/list', 'users'),
        entry('adminPointGoods', '/admin/point/goods', 'boxes'),
        entry('adminPointOrders', '/admin/point/order', 'package'),
        entry('adminPointAccounts', '/admin/point/account', 'star'),
        entry('adminScoreGoods', '/admin/score/goods', 'boxes'),
        entry('adminScoreOrders', '/admin/score/order', 'package'),
        entry('adminScoreAccounts', '/admin/score/account', 'target'),
        entry('adminArticles', '/admin/article/list', 'newspaper'),
        entry('adminAgreements', '/admin/agreement/list', 'file-signature'),
      ],
    },
    {
      key: 'groupPeople',
      entries: [
        entry('adminMembers', '/admin/member/list', 'users'),
        entry('adminAuthen', '/admin/authen/list', 'user-check'),
        entry('contracts', '/admin/contract/list', 'file-signature'),
        entry('invoiceTitles', '/admin/invoice/title', 'receipt-text'),
        entry('adminStores', '/admin/store/list', 'store'),
        entry('adminCertificates', '/admin/certificate/list', 'badge-check'),
        entry('adminSales', '/admin/sales/list', 'handshake'),
        entry('adminDesigners', '/admin/designer/list', 'pencil'),
        entry('adminStaff', '/admin/staff/list', 'shield-check'),
      ],
    },
    {
      key: 'groupSystem',
      entries: [
        entry('siteSettings', '/admin/setting/list', 'settings'),
        entry('adminRegions', '/admin/region/list', 'map-pin'),
        entry('noticeTemplates', '/admin/notice/list', 'bell'),
        entry('noticeDeliveries', '/admin/notice/delivery', 'mail'),
        entry('supportView', '/admin/support', 'headset'),
        entry('auditLog', '/admin/audit/list', 'history'),
        entry('backgroundWork', '/admin/work', 'clock'),
        entry('deadEvents', '/admin/event/list', 'triangle-alert'),
        entry('personalKeys', '/admin/vault', 'key-round'),
        entry('privacyInventory', '/admin/privacy/inventory', 'shield-check'),
      ],
    },
  ],
}

/** Every entry of a group, those that are folded last. */
export const entriesOf = ({ entries, more = [] }: MenuGroup): readonly MenuEntry[] => [...entries, ...more]

const everyEntry = Object.values(menus).flatMap((groups) => groups.flatMap(entriesOf))

/** Every address that a console menu may show. */
export const menuPaths: readonly string[] = everyEntry.map((one) => one.to)

const entries = new Map(everyEntry.map((one) => [one.to, one] as const))

/** The entry of a console page: its own, or for a page below a list the list's. */
export function entryOf(path: string): MenuEntry | null {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return (
    entries.get(path) ?? entries.get(parentPages[path] ?? `${folder}/list`) ?? entries.get(`${folder}/index`) ?? entries.get(folder) ?? null
  )
}

/** The title of a console page without one of its own. */
export function menuKeyOf(path: string): MenuKey {
  return (
    entryOf(path)?.key ?? (path.startsWith('/seller') ? 'supplierConsole' : path.startsWith('/admin') ? 'platformConsole' : 'memberCentre')
  )
}
