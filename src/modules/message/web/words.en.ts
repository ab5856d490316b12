import type { Words } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  service: 'Customer service',
  platform: 'Platform service',
  lead: 'Online chat opens soon. This is how to reach us now:',
  phone: 'Phone',
  hours: 'Hours',
  hoursText: 'Working days 8:00–18:00',
  messages: 'Notices about orders and payments reach your phone and your messages',
  toStore: 'Visit the store',
  toOrders: 'My orders',
} satisfies Words<typeof zh>
