import { expect, test } from 'vitest'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aPageMall } from '../fixtures/server/running-server-with-pages.ts'
import { adminPagePublish, adminPageSave } from '../../src/modules/site/endpoints-pages.ts'
import { adminTopicSave } from '../../src/modules/site/endpoints-topics.ts'
import type { LinkTarget } from '../../src/modules/site/rules/link-target.ts'

const mall = await aPageMall()
const desk = mall.cast.demo_admin
const picture = '/media/zinc-ingot-1.webp'
type Link = Pick<LinkTarget, 'type' | 'info'>
const toStores: readonly Link[] = [
  { type: 'store', info: { storeId: 1001 } },
  { type: 'goods', info: { defaultProductId: 100001 } },
  { type: 'storeProduct', info: { storeId: 1001, defaultProductId: 100001 } },
]
const elsewhere: readonly Link[] = [
  { type: 'storeList', info: {} },
  { type: 'coupon', info: {} },
]

test('pictures of a built page that lead to one store or its goods say that they are advertisements, in both languages', async () => {
  const { topicId } = dataOf(await mall.ask(adminTopicSave, { kind: 'topic', titleZh: '锌锭专题', titleEn: 'Zinc ingots' }, desk))
  const pictures = [...toStores, ...elsewhere].map((link) => ({ picture, alt: link.type, link }))
  for (const lang of ['zh', 'en'] as const) {
    const page = { pageKey: `topic-${topicId}`, lang }
    const blocks = [{ id: 'a', type: 'images' as const, title: '', columns: 4, pictures }]
    const { draftVersion } = dataOf(await mall.ask(adminPageSave, { ...page, draftVersion: 0, blocks }, desk))
    dataOf(await mall.ask(adminPagePublish, { ...page, draftVersion }, desk))
  }
  for (const [address, word] of [
    [`/topic?topicId=${topicId}`, '广告'],
    [`/topic?topicId=${topicId}&lang=en`, 'Ad'],
  ] as const) {
    const { body } = await mall.fetch(address)
    const marks = pictures.map(({ alt }) => {
      const at = body.indexOf(`alt="${alt}"`)
      expect(at, alt).toBeGreaterThan(0)
      return /<span class="img-m">([^<]+)<\/span>/.exec(body.slice(at).split('</a>', 1)[0] ?? '')?.[1] ?? ''
    })
    expect(marks).toEqual([word, word, word, '', ''])
  }
})
