import { pinyinOf } from '../../../src/kernel/text/pinyin.ts'
import { regionData, type DataItem } from 'element-china-area-data'
import type { ClientBase } from 'pg'
import { insertRows } from '../insert-rows.ts'
import { banners } from './banners.ts'
import { loadTopics } from './load-topics.ts'
import { settings } from './settings.ts'

type RegionRow = { code: string; name: string; level: number; parent_code: string; initial: string }

// Not in the statistics bureau's list; deliveries there are by enquiry.
const beyond: readonly (readonly [string, string])[] = [
  ['710000', '台湾省'],
  ['810000', '香港特别行政区'],
  ['820000', '澳门特别行政区'],
]

/** First pinyin letter of a place; 重庆 and 长… are read as the places are. */
function initialOf(name: string): string {
  return pinyinOf(name)[0]?.toUpperCase().slice(0, 1) ?? '#'
}

function flatten(items: readonly DataItem[], level: number, parent: string): RegionRow[] {
  return items.flatMap((item) => [
    { code: item.value, name: item.label, level, parent_code: parent, initial: initialOf(item.label) },
    ...(level < 3 ? flatten(item.children ?? [], level + 1, item.value) : []),
  ])
}

/** Loads the settings with their first values and the regions of China. */
export async function loadSite(client: ClientBase): Promise<number> {
  await insertRows(
    client,
    'setting',
    settings.map((setting) => ({ ...setting, updated_at: new Date() })),
  )
  await insertRows(client, 'banner', banners)
  const regions = flatten(regionData, 1, '')
  for (const [code, name] of beyond) {
    const province = code.slice(0, 2)
    regions.push({ code: province, name, level: 1, parent_code: '', initial: initialOf(name) })
    regions.push({ code: `${province}01`, name, level: 2, parent_code: province, initial: initialOf(name) })
  }
  await insertRows(client, 'region', regions)
  await loadTopics(client)
  return regions.length
}
