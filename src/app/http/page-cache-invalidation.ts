import type { Subscriber } from '../../api/background.ts'
import { rows } from '../../kernel/database/transaction.ts'

/** The channel on which every process hears that visitors' pages may show something old. */
export const pagesChannel = 'zb_pages_changed'

const tell = { name: 'app.pagesChanged', text: `SELECT pg_notify('${pagesChannel}', $1)` }

/** Turns the events that change public pages into a notice to every process, in the transaction that takes the event. */
export const pageCacheInvalidation: Subscriber = {
  consumer: 'app.pages',
  events: [
    'catalog.goodsChanged',
    'catalog.wordsChanged',
    'catalog.talked',
    'catalog.offerSheetChanged',
    'content.changed',
    'site.changed',
    'store.changed',
    'market.quoted',
    'promotion.changed',
    'flashSale.moved',
    'groupSale.campaignMoved',
    'teamPurchase.campaignMoved',
    'teamPurchase.teamMoved',
    'privacy.accountClosed',
  ],
  take: async (tx, happened) => {
    await rows(tx, tell, [happened.event])
  },
}
