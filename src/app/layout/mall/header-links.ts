import type { BasketCounts } from '../../../api/browser/basket-signal.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { ShellLink, UtilityBarProps } from '../../../ui/shell/header-model.ts'
import type { ShellData } from '../shell-data.ts'
import type { layoutMessages } from '../messages.ts'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'

type T = Translate<typeof layoutMessages>

/** Only links whose pages exist: `shell.links` comes from the page table. */
function existing(shell: ShellData, links: readonly ShellLink[]): readonly ShellLink[] {
  return links.filter((link) => shell.links.includes(link.to.split('?')[0] ?? ''))
}

/** The main navigation. */
export function navOf(shell: ShellData, t: T): readonly ShellLink[] {
  return existing(shell, [
    { label: t('home'), to: '/' },
    { label: t('goodsList'), to: '/goods/list' },
    { label: t('zincMarket'), to: '/zinc' },
    { label: t('storeList'), to: '/store/list' },
    { label: t('offerSheets'), to: '/quotation' },
    { label: t('requestQuotes'), to: '/inquiry/index' },
    { label: t('tenders'), to: '/bid/index' },
    { label: t('replacements'), to: '/prototype/replacement/search' },
    { label: t('brandHall'), to: '/goods/brand' },
    { label: t('newGoods'), to: '/goods/new' },
    { label: t('ranking'), to: '/rank' },
    { label: t('articles'), to: '/information' },
  ])
}

/** Right end of the navigation: a whole list at once, a request to all suppliers. */
export function toolsOf(shell: ShellData, t: T): readonly ShellLink[] {
  return existing(shell, [
    { label: t('assistant'), to: '/ai', icon: 'message-circle' },
    { label: t('orderList'), to: '/quickOrder', icon: 'list-checks' },
    { label: t('publishInquiry'), to: '/inquiry/purchaser/init_inquiry', icon: 'megaphone' },
  ])
}

/** The links of the utility bar: who is here, their orders, the consoles they may enter, help. */
export function utilityOf(shell: ShellData, t: T, unread = 0): Pick<UtilityBarProps, 'ticker' | 'groups' | 'label'> {
  const who: ShellLink[] = shell.member
    ? [{ label: shell.member.memberName, to: '/member/index', strong: true }]
    : [
        { label: t('pleaseLogin'), to: '/login', strong: true },
        { label: t('register'), to: '/register' },
      ]
  const own: ShellLink[] = [
    { label: t('myOrders'), to: '/member/order/list' },
    { label: t('memberCentre'), to: '/member/index' },
    ...(shell.member ? [{ label: t('messages'), to: '/msg/list', count: unread }] : []),
  ]
  const rest: ShellLink[] = [
    shell.supplierHome ? { label: t('sellerConsole'), to: shell.supplierHome } : { label: t('becomeSupplier'), to: '/isp_register' },
    ...(shell.platformHome ? [{ label: t('adminConsole'), to: shell.platformHome }] : []),
    { label: t('help'), to: '/article' },
  ]
  return {
    label: t('utilityNav'),
    groups: [existing(shell, who), existing(shell, own), existing(shell, rest)].filter((group) => group.length > 0),
    ticker: shell.ticker
      ? {
          label: t('zincPrice'),
          quotes: shell.ticker.quotes.map((quote) => ({
            name: quote.name,
            price: groupedNumber(quote.price),
            percent: quote.percent,
            to: shell.links.includes('/zinc') ? '/zinc' : '/',
          })),
          asOf: shell.ticker.asOf,
          staleLabel: shell.ticker.synthetic ? t('demoData') : undefined,
        }
      : undefined,
  }
}

/** Enquiry basket and cart with their badges; a visitor has no cart and so no number on it. */
export function actionsOf(shell: ShellData, t: T, counts: BasketCounts): readonly (ShellLink & { phone?: boolean })[] {
  const actions: (ShellLink & { phone?: boolean })[] = [
    { label: t('enquiryBasket'), to: '/enquiry/index', icon: 'clipboard-list', count: counts.enquiry },
    { label: t('cart'), to: '/cart/index', icon: 'shopping-cart', count: shell.member ? counts.cart : 0, phone: true },
  ]
  return actions.filter((action) => shell.links.includes(action.to))
}
