import type { AnyHandle, Reader } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import { firstBlocks } from '../rules/page-blocks.ts'
import { pageDraft, pageVersions, type PageName } from './page-store.ts'
import { presentBlocks } from './present-blocks.ts'

const mostVersions = 50

/** The draft of a built page; without one the blocks that are shown now. */
export async function draftOf(read: Reader, name: PageName) {
  const draft = await pageDraft(read, name)
  const [shown] = await pageVersions(read, name, 1)
  return {
    draftVersion: draft?.draftVersion ?? 0,
    blocks: presentBlocks(draft?.blocks ?? shown?.blocks ?? firstBlocks(name.pageKey)),
    isChanged: draft && draft.publishedDraft !== draft.draftVersion ? (1 as const) : (0 as const),
    shownVersion: shown?.version ?? 0,
  }
}

/** Published versions of a built page, newest first. */
export async function historyOf(read: Reader, name: PageName) {
  return (await pageVersions(read, name, mostVersions)).map(({ version, note, publishedBy, publishedAt, blocks }) => ({
    version,
    note,
    publishedBy,
    publishedAt: publishedAt.toISOString(),
    blockTypes: blocks.map((block) => block.type),
  }))
}

/** What is published of a page in a language, or else in the other one; version 0 and no blocks without either. */
export async function shownPage(handle: AnyHandle, pageKey: string, lang: Language) {
  const [own] = await pageVersions(handle, { pageKey, lang }, 1)
  const [page] = own ? [own] : await pageVersions(handle, { pageKey, lang: lang === 'zh' ? 'en' : 'zh' }, 1)
  return { version: page?.version ?? 0, blocks: presentBlocks(page?.blocks ?? []) }
}
