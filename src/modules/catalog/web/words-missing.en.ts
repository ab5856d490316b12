import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-missing.zh.ts'

export const en = {
  goneTitle: 'This product has been taken down',
  goneHelp: '"{{name}}" is no longer sold; these are similar products on sale',
  goneAlone: '"{{name}}" is no longer sold; see what others buy',
  pausedTitle: 'The store is suspended; this product is not shown for now',
  pausedHelp:
    '"{{name}}" is sold by {{store}}, which the platform has suspended. Orders already placed go on; these are similar products of other stores',
  myOrders: 'My orders',
  askPlatform: 'Ask the platform',
  unknownTitle: 'There is no such product',
  unknownHelp: 'The address may be wrong or outdated; see what others buy',
  similar: 'Similar products on sale',
  popular: 'Best sellers',
  ask: 'Ask for price',
} satisfies Words<typeof zh>
