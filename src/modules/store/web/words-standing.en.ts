import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-standing.zh.ts'

export const en = {
  days: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
  hours: 'Opening hours',
  between: ', ',
  openUntil: 'Open now, today until {{time}}',
  resting: 'Resting now, works on orders again {{when}}; you can order all the same',
  restingOnly: 'Resting now; you can order all the same',
  closedNow: 'The store is closed for some days and takes no new orders',
  closedUntil: 'The store is closed for some days and takes no new orders; back {{when}}',
  closureAhead: 'Closed from {{from}} to {{to}}; no new orders in these days',
  today: 'today at {{time}}',
  tomorrow: 'tomorrow at {{time}}',
  onDay: 'on {{weekday}} ({{date}}) at {{time}}',
  suspended: 'The platform has suspended this store: nothing can be bought now; open orders go on',
  suspendedTitle: 'The store “{{store}}” is suspended',
  suspendedHelp:
    'The platform has suspended this store, so nothing can be ordered there for now. Open orders are shipped, received and looked after as usual: see “My orders”, or ask the platform.',
  suspendedSimilar: 'Similar products of other stores',
  myOrders: 'My orders',
  askPlatform: 'Ask the platform',
  otherStores: 'Other stores',
} satisfies Words<typeof zh>
