import { expect, test, vi } from 'vitest'
import { emptyDocument } from '../../../../modules/listing/rules/goods-document.ts'
import { draftAutosave, type SavedDraft, type SaveStatus } from './draft-autosave.ts'

const named = (nameZh: string) => ({ ...emptyDocument, nameZh })
const answer = (data: SavedDraft) => ({ state: 200 as const, msg: '', data })

function aKeeper(
  save: (savedDraft: SavedDraft, name: string) => Promise<ReturnType<typeof answer> | { state: 255; msg: string; code: string }>,
) {
  const news: SaveStatus[] = []
  const created = vi.fn<(changeId: number) => void>()
  const keeper = draftAutosave(
    { changeId: 0, version: 0, document: emptyDocument, storeId: 1 },
    { create: async () => answer({ changeId: 7, version: 1 }), save: (held, document) => save(held, document.nameZh) },
    { news: (one) => news.push(one), created },
  )
  return { keeper, news, created }
}

test('the first words make the draft, later ones are saved with the version before', async () => {
  const seen: [number, string][] = []
  const { keeper, created } = aKeeper(async (held, name) => {
    seen.push([held.version, name])
    return answer({ changeId: 7, version: held.version + 1 })
  })
  expect(await keeper.flush()).toBe(false)
  keeper.put(named('甲'))
  expect(await keeper.flush()).toBe(true)
  keeper.put(named('乙'))
  await keeper.flush()
  expect([created.mock.calls, seen, keeper.held()]).toEqual([[[7]], [[1, '乙']], { changeId: 7, version: 2 }])
})

test('what is typed while a save is under way is saved after it', async () => {
  const names: string[] = []
  const { keeper, news } = aKeeper(async (held, name) => {
    names.push(name)
    if (name === '乙') keeper.put(named('丙'))
    return answer({ changeId: 7, version: held.version + 1 })
  })
  keeper.put(named('甲'))
  await keeper.flush()
  keeper.put(named('乙'))
  await keeper.flush()
  expect(names).toEqual(['乙', '丙'])
  expect(news.at(-1)?.state).toBe('saved')
})

test('a colleague’s save and a dead network are told, and the words stay', async () => {
  const { keeper, news } = aKeeper(async (_held, name) => {
    if (name === '断') throw new TypeError('network')
    return { state: 255, msg: '刚被他人保存', code: 'catalog.changeStale' }
  })
  keeper.put(named('甲'))
  await keeper.flush()
  keeper.put(named('断'))
  expect(await keeper.flush()).toBe(false)
  expect(news.at(-1)?.state).toBe('failed')
  keeper.put(named('乙'))
  expect(await keeper.flush()).toBe(false)
  expect([news.at(-1), keeper.written().nameZh]).toEqual([{ state: 'stale', refusal: '刚被他人保存' }, '乙'])
})
