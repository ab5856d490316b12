import { expect, test } from 'vitest'
import { anonymous, actingForStore, withStoreNamesIn } from './caller.ts'

test('a store is named to its staff in the language of the page, and a store without an English name by its own', () => {
  const visitor = {
    ...anonymous,
    stores: [
      { storeId: 1, storeName: '璞锌', storeNameEn: 'PuZinc', capabilities: [] },
      { storeId: 2, storeName: '津沽', storeNameEn: '', capabilities: [] },
    ],
  }
  const names = (lang: 'zh' | 'en') => withStoreNamesIn(lang, visitor).stores.map((seat) => seat.storeName)
  expect([names('zh'), names('en')]).toEqual([
    ['璞锌', '津沽'],
    ['PuZinc', '津沽'],
  ])
  // The seats that are put aside are named as well: the switch between stores lists them.
  expect(actingForStore(withStoreNamesIn('en', visitor), '2').otherStores?.map((seat) => seat.storeName)).toEqual(['PuZinc'])
})
